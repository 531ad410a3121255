# Torneios: o painel, seus botões, o que se diz uma vez, recusas, comandos.

contest-name = Torneio
contest-title = Torneio { $number } ({ $game })
contest-format-swiss = Suíço
contest-format-knockout = Eliminatória
contest-format-duplicate = Duplicado
contest-rounds =
    { $count ->
        [1] { $count } rodada
       *[other] { $count } rodadas
    }
contest-seats = mesas de { $count }
contest-pace = { $clock } · uma rodada dura { $count ->
        [1] { $count } dia
       *[other] { $count } dias
    }
contest-judged = A mesa que não acabar até lá é interrompida, e os computadores julgam a posição.
contest-substitutes-computer = Computadores completam as mesas e jogam no lugar de quem desiste.
contest-substitutes-people = Só pessoas jogam. Quem espera fica com o lugar de quem desiste.
contest-substitutes-computer-short = Computadores
contest-substitutes-people-short = Pessoas que esperam
contest-sealed = Todas as mesas de uma rodada jogam a mesma distribuição, prometida de antemão. Elas ficam fechadas para os outros até a rodada acabar, e cada resultado se compara com o do mesmo lugar nas outras mesas.
contest-starts = Começa em { $at }.
contest-joined =
    { $count ->
        [0] Ninguém entrou ainda.
        [1] { $count } participa: { $names }.
       *[other] { $count } participam: { $names }.
    }
contest-more = mais { $count }
contest-computer = Computador
contest-round = **A rodada { $round }** acaba em { $at } ({ $until }).
contest-drawn = **A rodada { $round }** está sorteada. As mesas estão sendo montadas.
contest-closing = **A rodada { $round }** acabou. Os resultados estão sendo contados.
contest-table = Mesa { $number }
contest-match = { $where }: { $names } · { $state ->
        [running] em jogo
        [played] encerrada
        [judged] julgada
       *[split] pontos divididos
    }
contest-byes = De folga, com os pontos de uma vitória: { $names }.
contest-won = Vitória no torneio: **{ $names }**.
contest-off = O torneio foi cancelado. As partidas em andamento podem ser jogadas até o fim.
contest-row = **{ $place }** · { $name } · { $points } { $points ->
        [one] ponto
       *[other] pontos
    } · { $wins ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    } · força dos adversários: { $opposition }{ $state ->
        [out] {" "}· desistiu
       *[in] {""}
    }
contest-ties = Em caso de empate: mais vitórias, depois os pontos de todos os adversários.
contest-head = R{ $round }
contest-cell = { $points }
contest-phase-joining =
    { $count ->
        [1] { $count } participante
       *[other] { $count } participantes
    }
contest-phase-running = Rodada { $round }
contest-phase-over = Resultado final
contest-phase-off = Cancelado
contest-join = Participar
contest-leave = Desistir
contest-start = Começar
contest-standings = Classificação
contest-verify = Verificar
contest-promise = Rodada { $round }: todas as mesas jogam a mesma distribuição. A promessa: { $hash }
contest-remind = { $names }: a rodada acaba em breve, e sua mesa ainda está em jogo.
contest-verified = { $fair ->
        [yes] Rodada { $round }, { $count } mesas: a semente { $seed } e o sal { $salt } dão a promessa { $hash }, e cada partida, recalculada, sai igual.
       *[no] Rodada { $round }, { $count } mesas: a verificação **falha**. Semente { $seed }, sal { $salt }, promessa { $hash }.
    }
contest-substitute = { $name } assume um lugar na mesa { $table }.
contest-too-few = Pouca gente entrou. O torneio espera até que quem o organiza dê a largada.
contest-in = { $how ->
        [late] Você joga no { $title } a partir da segunda rodada.
        [waiting] No { $title }, todos os lugares estão ocupados. O próximo que ficar livre é seu.
       *[joined] Você participa do { $title }.
    }
contest-left = { $phase ->
        [joining] Você não participa mais do { $title }.
       *[other] Você desistiu do { $title }.
    }
contest-begins = O { $title } começa. A primeira rodada está sorteada.
contest-ended = O { $title } foi cancelado.
contest-announced = O { $title } está anunciado neste canal. No anúncio, *Começar* dá a largada.
contest-none = Nenhum torneio está aberto aqui. `/tournament new` anuncia um.
contest-list = ## Torneios
contest-line = - { $title } · { $phase }
contest-which = Há mais de um torneio aberto aqui: diga qual.
contest-when = Escreva o momento como ano-mês-dia hora:minuto, por exemplo 2027-01-31 18:00.
contest-private = Um torneio duplicado precisa de tópicos privados, e não posso criá-los neste canal.

refused-contest-seats = { $game } é para { $least } a { $most } jogadores, então uma mesa não pode ter { $seats }.
refused-contest-rounds = Um torneio tem de 1 a { $most } rodadas.
refused-contest-deadline = Uma rodada dura de 1 hora a 30 dias.
refused-contest-past = Esse momento já passou.
refused-contest-far = Um torneio começa no máximo daqui a 90 dias.
refused-contest-many = Já há { $most } torneios abertos aqui.
refused-contest-few = São necessárias { $least } pessoas; até agora: { $count }.
refused-contest-full = { $most } pessoas já participam, e não cabe mais ninguém.
refused-contest-joined = Você já participa.
refused-contest-withdrawn = Você desistiu deste torneio.
refused-contest-begun = O torneio já começou.
refused-contest-late = É tarde demais para entrar.
refused-contest-organiser = Só pode fazer isso quem organiza o torneio ou quem cuida deste servidor.
refused-gathering-over = Isso já acabou.
refused-sealed = Outras mesas ainda jogam a mesma distribuição. Isto abre quando a rodada delas acabar.

gathering-tournament = um torneio

picture-contest-points = Pontos
picture-contest-alt = { $title }, { $about }: { $first }, { $second }.
picture-contest-alt-row = { $place ->
        [0] { $name }.
       *[other] { $place }. { $name }, pontos: { $total } ({ $cells }).
    }

command-tournament = Anuncia torneios; também para participar e cuidar deles.
command-tournament-new = Anuncia um torneio neste canal.
command-tournament-format = Suíço (o padrão), eliminatória em grupos ou duplicado: a mesma distribuição em todas as mesas.
command-tournament-seats = Quantas pessoas por mesa; quatro, se o jogo permitir.
command-tournament-rounds = Quantas rodadas; três se você não escolher. Uma eliminatória vai até sobrar um.
command-tournament-days = Quantos dias dura uma rodada; sete se você não escolher.
command-tournament-substitutes = Quem completa as mesas e joga por quem desiste; computadores se você não escolher.
command-tournament-level = Como esses computadores jogam; normal se você não escolher.
command-tournament-edition = Por quais regras, quando o jogo tem várias edições.
command-tournament-starts = Quando começa sozinho, por exemplo 2027-01-31 18:00 no seu fuso.
command-tournament-show = Como está um torneio.
command-tournament-list = Os torneios abertos deste servidor.
command-tournament-join = Entra em um torneio.
command-tournament-withdraw = Desiste de um torneio.
command-tournament-start = Começa a primeira rodada; pode quem o organiza.
command-tournament-end = Cancela um torneio; pode quem o organiza.
command-tournament-which = Qual torneio? Só é preciso quando há mais de um aberto.
