# As mesas em palavras: sala, painel, páginas particulares, registro. Estilo: docs/voice.md e docs/languages/pt-BR.md.

## Nomes

table-title = { $game } { $table }
thread-name = { $more ->
        [0] { $game }: { $names }
       *[other] { $game }: { $names } +{ $more }
    }
nameless = jogador { $number }
seat-nobody = Computador (lugar aberto)
somebody = alguém
away = { $name } (ausente)
seat = { $mark } { $player }
seat-kaiju = { $mark } { $player }, **{ $kaiju }**
# Como se chama o nível de um computador dentro de uma frase.
level-within =
    { $strength ->
        [random] aleatório
        [easy] fácil
        [normal] normal
        [hard] difícil
       *[other] { $level }
    }
seat-level = {" "}(computador, { $level })
seat-vacation = {" "}(de férias até { $until })
# Listas: “a, b e c” é list-end com “a, b” primeiro; entre estes vai list-comma; list-break separa partes mais longas.
list-end = { $first } e { $last }
list-comma = ,{" "}
list-break = ;{" "}
list-note = { $text } ({ $note })
list-space = {" "}
list-sentence = { $text }.
on = sim
off = não
yes = Sim
no = Não
part = Parte { $part } de { $parts }

level-random = Aleatório
level-random-about = aperta qualquer coisa
level-easy = Fácil
level-easy-about = joga sem compromisso
level-normal = Normal
level-normal-about = sabe o que faz
level-hard = Difícil
level-hard-about = joga com calma e acaba com você

clock-none = sem relógio
clock =
    { $unit ->
        [days] { $count ->
            [1] 1 dia por resposta
           *[other] { $count } dias por resposta
        }
        [hours] { $count ->
            [1] 1 hora por resposta
           *[other] { $count } horas por resposta
        }
       *[minutes] { $count } minutos por resposta
    }

clock-reserve = { $clock }, e o mesmo tanto de reserva

## Sala

lobby-facts = -# **{ $title }** · de { $least } a { $most } jogadores · cerca de { $minutes } minutos · { $clock }
lobby-unusual = -# Diferente do habitual: { $options }
lobby-surprised = { $who } · kaiju aleatório
lobby-host = {" "}· abriu a mesa
lobby-carries = {" "}· { $what }
lobby-open =
    { $missing ->
        [0] Tudo pronto: quem abriu a mesa já pode começar; { $free ->
            [1] ainda há um lugar livre
           *[other] ainda há { $free } lugares livres
        }.
        [1] Falta uma pessoa; um computador também serve.
       *[other] Faltam { $missing } pessoas; computadores também servem.
    }
lobby-full = Todos os lugares estão ocupados. Quem abriu a mesa já pode começar.
lobby-idle = Faz tempo que nada acontece aqui. Esta sala fecha { $until }, a não ser que alguém da mesa a mantenha aberta.
lobby-keep = Manter aberta
lobby-join = Entrar
lobby-leave = Sair
lobby-computer = Adicionar computador
lobby-option = { $name }: { $value }
lobby-options = Opções
lobby-start = Começar
lobby-left = Você saiu de { $title }.
lobby-over = Esta sala está fechada.

lobby-rematch = Revanche! { $names }, os lugares estão guardados.
rematch-where = A sala fica [aqui]({ $url }){ $others ->
        [0] .
       *[other] ; os outros já foram avisados.
    }
play-where = -# A sua mesa está em { $thread }; qualquer pessoa pode assistir lá.
play-private = Joga-se em um servidor: digite `/play` em um canal de um servidor em que eu esteja.

join-done = ### Você entrou! O seu lugar em { $title } é { $mark }.
join-surprise = Escolha um kaiju, ou receba um por sorteio no começo.
join-kaiju = Você joga com **{ $kaiju }**. Dá para mudar de ideia até o começo.
join-choose = Escolha um kaiju
join-any = Aleatório

computers = ### Computadores em { $title }
computers-seated = { $who }
    -# { $temper }
computers-level = - **{ $name }** { $about }
computers-add = Adicionar: { $level }
computers-remove = Mandar um embora
computers-stranger = Só quem está nesta mesa pode adicionar um computador. Antes, toque em *Entrar*.

options = ### Opções de { $title }
    Todo mundo as vê na sala. Depois que a partida começa, elas não mudam mais.
options-title = Opções
options-presets = Edição
options-mixture = Sua própria mistura
options-switches = Regras avulsas
options-switches-about = Marque uma regra para mudá-la. Se você escolher outra edição, é ela que vale.
options-choose = Escolha
options-host = Só { $name }, que abriu esta mesa, define as opções.
options-clock = Ritmo
option-value = { $name }: { $value }

start-fill =
    { $count ->
        [1] Adicionar um computador e começar
       *[other] Adicionar { $count } computadores e começar
    }

door-starting = Vai começar
door-running = Partida em { $thread }
door-round = rodada { $round }
door-finished = Vitória de { $winners }.
door-broken = Esta mesa está fechada.

invite = { $guest }, { $host } convida você para **{ $title }**.
invite-where = Para a sala
invite-done = { $guest } recebeu o convite.
invite-again = Você acabou de convidar { $guest }. Espere um pouco.
invite-self = Você já está na sua própria mesa. Convide outra pessoa.
invite-none = Você não está em nenhuma sala deste servidor. `/game new` abre uma; depois convide as pessoas.

## Painel

panel-act = Jogar / Minha mão
panel-board = Tabuleiro
panel-log = Registro
panel-rules = Regras
panel-menu = Menu
panel-waiting = Aguardando { $names }: { $act }
panel-may = Opcional para { $names }: { $act }
panel-until = {" "}· prazo: { $until }
panel-reserve = {" "}· o tempo acabou, a reserva se esgota { $until }
panel-sealed = {" "}· respostas: { $done } de { $all }
panel-paused =
    { $reason ->
        [deserted] **Em pausa**: não há mais ninguém na mesa.
        [rules] **Em pausa**: as regras mudaram desde o começo desta partida. A votação neste tópico decide como ela continua.
        [newer] **Em pausa**: esta partida segue regras mais novas do que as que conheço. Ela continua quando me atualizarem.
       *[other] **Em pausa** por decisão da mesa. Todos os relógios estão parados.
    }
panel-absence =
    { $unit ->
        [days] { $count ->
            [1] -# Fiquei fora por um dia; todos os relógios ficaram parados.
           *[other] -# Fiquei fora por { $count } dias; todos os relógios ficaram parados.
        }
        [hours] { $count ->
            [1] -# Fiquei fora por uma hora; todos os relógios ficaram parados.
           *[other] -# Fiquei fora por { $count } horas; todos os relógios ficaram parados.
        }
       *[minutes] { $count ->
            [1] -# Fiquei fora por um minuto; todos os relógios ficaram parados.
           *[other] -# Fiquei fora por { $count } minutos; todos os relógios ficaram parados.
        }
    }
panel-promise = -# Os dados estão lacrados. *Verificar* abre o lacre no fim.
panel-line = **{ $title }** · { $line }
panel-people = -# Na mesa: { $names }
panel-over = A partida acabou.

## Chamados

ping-head = { $who } · **{ $title }**: { $act }
ping-since = Desde a sua última jogada:
ping-so-far = Até agora:
ping-more =
    { $count ->
        [1] - … e uma linha antes disso
       *[other] - … e { $count } linhas antes disso
    }
ping-answer = Responder
ping-page = Minha página
ping-where = A partida está em { $thread }.
reminder-half = { $who } · **{ $title }** ainda espera você { $act } · prazo: { $until }
reminder-idle = { $who } · **{ $title }** ainda espera você { $act }. Não há relógio; este é o único lembrete.
reminder-back = { $who } · Que bom ter você de volta. **{ $title }** estava esperando você { $act }{ $until }
reminder-late = { $who } · **{ $title }**: { $act }. Prazo: { $until }. Quando a sua reserva também acabar, o computador joga por você, com cautela.
reminder-reserve = { $who } · **{ $title }**: { $act }. O tempo acabou e a sua reserva está correndo: ela termina { $until }. Depois o computador joga por você, com cautela.

notice-seat_offered = O tempo de **{ $name }** se esgotou duas vezes. O computador joga com **{ $kaiju }** até que alguém ocupe o lugar.
notice-seat_open = **{ $kaiju }** ficou sem ninguém no comando. O computador continua até que alguém ocupe o lugar.
notice-seat_taken = **{ $name }** agora joga com **{ $kaiju }**.
notice-deserted = Não há mais ninguém nesta mesa. Ela descansa e fecha { $until } se ninguém ocupar um lugar.
notice-moved = A partida continua aqui. Na mesa: { $name }
notice-seat = **{ $kaiju }** neste momento: { $seat }.
notice-back = Voltei
notice-take = Ocupar o lugar

## Votações

vote-undo = { $by } quer desfazer uma resposta, embora algo já tenha sido revelado depois dela.
vote-undo-acts =
    { $count ->
        [1] Isso desfaz uma resposta.
       *[other] Isso desfaz { $count } respostas.
    }
vote-redo-acts =
    { $count ->
        [1] Isso refaz uma resposta.
       *[other] Isso refaz { $count } respostas.
    }
vote-more =
    { $count ->
        [1] - … e mais uma linha
       *[other] - … e mais { $count } linhas
    }
vote-redo = { $by } quer refazer o que foi desfeito.
vote-kick = { $by } quer abrir a outras pessoas o lugar de { $about }.
vote-end = { $by } quer encerrar esta partida sem vencedor.
vote-pause = { $by } quer pausar esta partida. Todos os relógios parariam.
vote-resume = { $by } quer continuar a partida.
vote-rules = **As regras mudaram desde o começo desta partida** (versão { $began }, agora { $plays }). Estas não podem ficar como eram:
vote-rules-ask = Continuar pelas regras novas, desde o começo deste turno, ou encerrar aqui sem vencedor? Todos os relógios ficam parados até vocês decidirem.
vote-rules-stuck = **Esta partida começou com a versão { $began } das regras**, e não há como passá-la para a versão { $plays }, que sigo agora. Ela pode esperar por um bot que saiba como, ou vocês a encerram aqui sem vencedor. Todos os relógios estão parados.
vote-rules-over = As regras mudaram (versão { $plays }).
vote-rules-yes = Jogar pelas regras novas
vote-rules-no = Encerrar aqui
vote-rules-counts = Regras novas: { $yes } (precisa de { $needed }) · Encerrar aqui: { $no } (precisa de { $ending })
vote-rules-counts-end = Encerrar aqui: { $no } (precisa de { $ending })
vote-ended = **Encerrada aqui.**
vote-counts = Sim: { $yes } · Não: { $no } · votos necessários: { $needed } de { $all }
vote-closes = Termina { $until }.
vote-carried = **Aprovada.**
vote-failed = **Rejeitada.**
vote-moot = **Resolvido.** Não há mais o que votar.
vote-open = **Aberta.**
vote-heard = Seu voto foi contado.
vote-asked = Perguntei à mesa. A votação está no tópico da partida.

## Páginas particulares

act-head = **{ $title }** · { $round ->
        [0] {""}
       *[other] rodada { $round } ·{" "}
    }{ $mark } { $kaiju }
act-head-watching = **{ $title }** · { $round ->
        [0] {""}
       *[other] rodada { $round } ·{" "}
    }assistindo
act-until =
    -# Prazo: { $until }. { $unit ->
        [days] { $count ->
            [1] Depois disso você tem um dia de reserva.
           *[other] Depois disso você tem { $count } dias de reserva.
        }
        [hours] { $count ->
            [1] Depois disso você tem uma hora de reserva.
           *[other] Depois disso você tem { $count } horas de reserva.
        }
        [minutes] { $count ->
            [1] Depois disso você tem um minuto de reserva.
           *[other] Depois disso você tem { $count } minutos de reserva.
        }
       *[none] Depois disso o computador joga por você, com cautela.
    }
act-reserve =
    { $unit ->
        [days] { $count ->
            [1] -# Você tem um dia de reserva.
           *[other] -# Você tem { $count } dias de reserva.
        }
        [hours] { $count ->
            [1] -# Você tem uma hora de reserva.
           *[other] -# Você tem { $count } horas de reserva.
        }
       *[minutes] { $count ->
            [1] -# Você tem um minuto de reserva.
           *[other] -# Você tem { $count } minutos de reserva.
        }
    }
act-reserve-gone = -# A sua reserva acabou. Cada resposta no prazo devolve um pouco dela.
act-reserve-runs = -# O tempo acabou e a sua reserva está correndo: ela termina { $until }. Depois o computador joga por você, com cautela.
act-only = Você só tem uma resposta. Responda agora, ou daqui a pouco eu respondo no seu lugar.
act-turn = ## Sua vez
act-return = Voltar
act-given-forced = Você só tinha uma resposta; eu a dei no seu lugar.
act-given-order = A sua ordem permanente respondeu por você.
act-not-you = Não é a sua vez.
act-out = Você está fora desta partida; os outros continuam.
act-lobby = A partida ainda não começou.
act-stranger = Você não está nesta mesa, mas pode ver tudo o que é público.
act-back = Que bom ter você de volta. O lugar é seu outra vez.
act-stale = Essa pergunta já passou. Agora:
act-whose = É a vez de **{ $name }** { $act }.
act-late = Essa pergunta já passou.
act-repeated = Você já respondeu a isso. A partida está assim.
act-undo-late = A partida andou desde que esse botão apareceu, então nada foi desfeito. *Menu* diz o que pode ser desfeito agora.
act-undone = Desfeito.
act-undone-reserve = -# Desfazer tira da sua reserva um décimo do tempo de uma resposta; a próxima dada a tempo devolve esse tempo.
act-redone = Refeito.
act-undo = Desfazer
act-refresh = Olhar de novo
act-cards = Minha mão
act-why = Por que não …?

ask-choose = Escolha …
ask-letters = Escolha uma letra: de { $first } a { $last }
ask-span = { $first } a { $last }
ask-some =
    { $least ->
        [0] Escolha até { $most }
       *[other] { $is_exact ->
            [yes] Escolha { $least }
           *[no] Escolha de { $least } a { $most }
        }
    }
ask-none = Nenhuma
ask-form = Escolha …
ask-number = Escolha um número
ask-other = Outro número …
form-number = Número
form-range =
    { $step ->
        [1] De { $low } a { $high }
       *[other] De { $low } a { $high } em passos de { $step }
    }
confirm = Você escolhe **{ $chosen }**. Talvez não dê para desfazer.
confirm-preview = Se você confirmar:
confirm-yes = Confirmar
confirm-back = Voltar

## Registro

log-start = A partida começa.
log-fallback = O tempo de { $name } se esgotou; o computador joga com cautela. { $text }
log-hint = { $name } pede uma sugestão.
log-undo = { $name } desfaz uma resposta.
log-redo = { $name } refaz a resposta, afinal.
log-left = { $name } sai; o computador joga com { $kaiju }.
log-kicked = A mesa abre o lugar de { $name }; o computador joga com { $kaiju }.
log-lapsed = O tempo de { $name } se esgotou.
log-back = { $name } está de volta.
log-taken = { $name } se senta e joga com { $kaiju }.
log-paused =
    { $reason ->
        [deserted] Não há mais ninguém; a mesa descansa.
        [rules] As regras mudaram; a mesa decide como a partida continua.
        [newer] A partida espera por um bot que conheça as regras dela.
       *[other] A mesa está em pausa.
    }
log-resumed = O jogo continua.
log-broken =
    { $reason ->
        [vote] A mesa encerra a partida sem vencedor.
        [deserted] Ninguém voltou. A mesa está fechada.
        [rules] As regras mudaram desde o começo desta partida. Ela foi encerrada.
        [idle] Nada aconteceu aqui por tempo demais. A sala está fechada.
        [lapsed] Não chegaram jogadores a tempo. A busca terminou.
       *[other] A partida é encerrada sem vencedor.
    }
log-carried =
    { $agreed ->
        [yes] A partida continua pela versão { $to } das regras, desde o começo deste turno.
       *[other] Agora conheço a versão { $to } das regras; esta partida mantém aquelas com que começou.
    } { $dropped ->
        [0] {""}
        [1] Uma resposta deste turno é pedida de novo.
       *[other] { $dropped } respostas deste turno são pedidas de novo.
    }
log-moved = { $name } leva a mesa para outro canal.
log-vote = { $name } abre uma votação: { $vote ->
        [undo] desfazer
        [redo] refazer
        [kick] abrir um lugar
        [end] encerrar
        [pause] pausar
        [resume] continuar
        [rules] regras novas
       *[other] { $vote }
    }.
log-voted = A votação é { $state ->
        [carried] aprovada
       *[failed] rejeitada
    }: { $vote ->
        [undo] desfazer
        [redo] refazer
        [kick] abrir um lugar
        [end] encerrar
        [pause] pausar
        [resume] continuar
        [rules] regras novas
       *[other] { $vote }
    }.

## O fim

broken =
    { $reason ->
        [tournament] O tempo da rodada acabou. Os computadores julgam a posição.
        [vote] A mesa concordou em encerrar.
        [deserted] Ninguém voltou.
        [idle] Nada aconteceu aqui por tempo demais. `/game new` abre outra sala.
        [lapsed] Não chegaram jogadores a tempo. `/game find` procura de novo.
        [admin] Alguém que administra este servidor encerrou a partida.
        [rules] Aprendi regras novas, e uma partida começada com as antigas não pode continuar. O que você trouxe para ela é seu de novo, e a revanche segue as regras novas.
       *[other] {""}
    }
result-head = ## { $title } acabou
result-broken = ## { $title } termina sem vencedor
result-reason =
    { $count ->
        [0] Ninguém vence: a partida termina { $reason }.
        [1] Vence { $reason }: { $winners }.
       *[other] Dividem a vitória { $reason }: { $winners }.
    }
result-line = **{ $place }** · { $who } · { $score }
result-assisted = -# Com sugestões: { $names }.
# $who $what: who, and the message <game>-carried-<key>.
result-carries = -# { $who } { $what } na sua próxima partida de { $game } aqui.
result-rematch = Revanche
result-replay = Replay
result-verify = Verificar
result-export = Exportar

## Assistir

board-tall = Vertical
board-text = Em texto
board-wide = Horizontal
log-title = ### { $title }: registro
log-empty = Ainda não aconteceu nada.
log-rules = A regra por trás de …
log-older = Mais antigas
log-newest = Mais recentes
moment-title = **{ $title }**, como estava em { $at }
moment-now = Tabuleiro agora
menu-no-game = Essa não é uma mensagem de uma das minhas partidas.
replay-title = **{ $title }**, replay · { $step } de { $steps }
replay-first = « Início
replay-back = ‹ Voltar
replay-on = Avançar ›
replay-leap = +10
replay-last = Fim »
replay-eyes = -# Do ponto de vista de { $who }.
replay-hand = A mão de quem?
replay-nobody = De ninguém, só o tabuleiro
replay-early = O replay se abre quando a partida acaba.

list-own = ### Suas mesas
list-server = ### Mesas deste servidor
list-none = Nenhuma. `/game new` abre uma.
list-more =
    { $count ->
        [1] … e mais uma
       *[other] … e mais { $count }
    }
list-lobby =
    { $count ->
        [one] sala, { $count } pessoa
       *[other] sala, { $count } pessoas
    }
list-paused = em pausa
list-rules = regras { $version }
rules-current = Segue a versão { $began } das regras, a atual.
rules-kept = Segue até o fim a versão { $began } das regras, com que começou. Partidas novas usam a versão { $plays }.
rules-changed = Começou com a versão { $began } das regras. A versão { $plays } mudou algumas delas de vez.
rules-newer = Segue a versão { $began } das regras. Eu só conheço a versão { $plays }.
open-seats =
    { $count ->
        [one] lugar aberto: { $names }
       *[other] lugares abertos: { $names }
    }
list-yours = **sua vez**
list-open = Assistir a uma aqui
list-open-own = Abrir uma mão aqui

## Regras

rules-hint = -# Para ver o resto, escolha um capítulo, ou digite `/rules` e uma palavra, uma carta, um kaiju ou um número.
rules-of-game = { $name } · { $game }
rules-choose = Escolha um capítulo
rules-chapter = O capítulo inteiro
rules-none = As regras não dizem nada sobre “{ $query }”.

## Menu

menu = O que mais?
menu-undo = Desfazer
menu-undo-ask = Pedir para desfazer
menu-redo = Refazer
menu-hint = Sugestão
menu-orders = Ordens permanentes
menu-pings = Avisos
menu-pause = Pedir uma pausa
menu-resume = Pedir para continuar
menu-end = Pedir para encerrar
menu-leave = Sair da partida
menu-follow = Acompanhar
menu-unfollow = Deixar de acompanhar
menu-kick = Pedir para abrir um lugar
menu-take = Ocupar um lugar aberto

end = Encerrar esta partida sem vencedor? A mesa vota, e todo mundo fica sabendo que você pediu.
end-yes = Perguntar à mesa
end-no = Continuar
leave = Sair desta partida? O computador continua até que alguém ocupe o lugar. Enquanto ele estiver aberto, você pode voltar.
leave-yes = Sair
leave-no = Ficar
take-done = O lugar é seu. Boa sorte.

pings = Meus chamados nesta partida: { $way }.
pings-choose = Como chamar você aqui
way-mention = menção no tópico
way-dm = mensagem direta
way-none = nunca
way-usual = padrão: { $way }
follow-on = Você acompanha **{ $title }**: uma mensagem silenciosa depois de cada rodada.
follow-off = Você deixou de acompanhar **{ $title }**.
follow-head = **{ $title }** · rodada { $round }

hint-warning = Uma sugestão diz o que um computador forte responderia; ele não vê mais do que você. As suas partidas com sugestões são contadas à parte em `/stats`, e o registro diz uma vez que você pediu. Para os outros, a partida conta como sempre.
hint-show = Mostrar a sugestão
hint-do = Fazer isso
hint-late = Aconteceu algo enquanto eu pensava. Peça de novo.
hint = No seu lugar, um computador escolheria **{ $picks }**.

orders = ### Ordens permanentes
    Elas respondem por você na hora, e só você as vê. Desfaça uma resposta dessas, e a ordem é revogada.
orders-none = Nenhuma ainda.
orders-which = Qual partida?
orders-nowhere = Você não está em nenhuma partida agora; ordens permanentes são dadas com a partida em andamento.
orders-lobby = { $title } ainda não começou; ordens permanentes são dadas depois do começo.
orders-over = { $title } acabou; não há mais o que ordenar.
orders-lasting = Uma ordem nova vale
orders-lasting-always = Sempre
orders-lasting-once = Uma vez
orders-lasting-day = Por 24 horas
orders-until = {" "}· termina { $until }
orders-for-a-time = {" "}· por um tempo
orders-uses =
    { $uses ->
        [1] {" "}· uma vez
       *[other] {" "}· { $uses } vezes
    }
orders-choose = Dar uma ordem
orders-revoke = Revogar uma ordem
form-no-number = “{ $typed }” não é um número inteiro.

verify-fair = ### { $title }: jogo limpo
    A semente é a que foi prometida antes da primeira carta e, jogada de novo a partir dela, a partida inteira sai igual.
verify-kept = ### { $title }: a promessa foi cumprida
verify-part = { $recomputed } de { $acts } respostas foram jogadas de novo e saíram iguais. As outras seguiam regras que já não conheço: delas há o registro como foi escrito, e nenhuma prova além da promessa.
verify-unfair = ### Não confere
    { $problem }
verify-facts = Promessa: `{ $commitment }`
    Semente: `{ $seed }`
    Sal: `{ $salt }`
    Respostas jogadas de novo: { $acts }
verify-promise = ### { $title }: os dados estão lacrados
    Cada rolagem e cada embaralhada vem de um só número, sorteado antes do começo. Este é o lacre dele, o SHA-256 desse número com um sal:
    `{ $commitment }`
    A primeira mensagem do tópico o traz, e nunca é editada. Quando a partida acabar, *Verificar* mostra o número e o sal, e joga de novo a partida inteira a partir deles.
verify-changed = O lacre nessa mensagem não é aquele com que esta partida começou.
verify-fault =
    { $fault ->
        [seed] A semente não é a prometida.
        [line] A partir da resposta { $answer }, o registro conta algo diferente do que acontece ao jogar de novo.
        [position] A posição guardada não é aquela a que o registro leva.
        [questions] As perguntas em aberto não são aquelas a que o registro leva.
        [end] O resultado não é aquele a que o registro leva.
       *[log] A partir da resposta { $answer }, o registro não pode ser jogado de novo.
    }
import-done = ### { $title } está aqui
    Tudo o que há no arquivo foi jogado de novo: a semente é a prometida, e a partida sai igual. Qualquer pessoa aqui pode vê-la pelo número, { $table }: `/log`, `/board`, `/verify`.
export = Aqui está o arquivo de **{ $title }**. Com a partida em andamento, ele só contém o que você pode ver.
log-admin = { $name } cuida da mesa: { $what ->
        [end] encerra a partida
        [open] abre o lugar de { $player }
        [replace] passa adiante o lugar de { $player }
       *[other] { $what }
    }.

## Configurações e privacidade

settings = ### Suas configurações
settings-ping = Meus chamados: { $way }.
settings-ping-choose = Como chamar você
settings-quiet = Horário de silêncio: { $start } – { $end } ({ $zone }). Nada incomoda você nesse horário, e os seus relógios param, exceto os de menos de uma hora.
settings-quiet-none = Sem horário de silêncio. O seu fuso horário é { $zone }.
settings-quiet-suggested = Nos últimos { $days } dias você nunca respondeu entre { $start } e { $end } ({ $zone }). Usar esse período como horário de silêncio?
settings-quiet-take = Silêncio { $start } – { $end }
settings-quiet-change = Horário de silêncio …
settings-quiet-title = Horário de silêncio
settings-form-zone = Fuso horário
settings-form-zone-about = Um lugar como America/Sao_Paulo, ou uma diferença como UTC-3
settings-form-start = Silêncio a partir de
settings-form-start-about = Por exemplo 22:30
settings-form-end = Silêncio até
settings-form-end-about = Igual à hora de cima: sem horário de silêncio
settings-no-time = “{ $typed }” não é um horário; escreva como 22:30.
settings-here = Você não está de férias.
settings-away = De férias até { $until }. Os seus relógios estão parados.
settings-vacation-change = Férias …
settings-vacation-title = Férias
settings-form-days = Dias a partir de agora
settings-form-days-about = Os seus relógios param. 0 encerra as férias; você tem 30 dias por ano.
settings-direct = As suas respostas valem na hora.
settings-confirms = Peço a sua confirmação antes que uma resposta valha.
settings-confirm-on = Pedir confirmação
settings-confirm-off = Não pedir confirmação
settings-colours = Imagens: { $colours }.
settings-board = As suas imagens são { $board ->
        [tall] verticais, para o celular em pé
       *[wide] horizontais
    }.
settings-board-tall = Imagens verticais
settings-board-wide = Imagens horizontais
settings-colours-choose = Cores das imagens que você vê
colours-usual = cores de sempre
colours-contrast = mais contraste
colours-red_green = para quem confunde vermelho e verde
colours-blue_yellow = para quem confunde azul e amarelo
colours-light = fundo claro
language-name = Português (Brasil)
settings-about-ping = Chamados
settings-about-language = Idioma
settings-about-colours = Imagens
settings-language-choose = Idioma
settings-language-auto = como no Discord

privacy = ### Seus dados
    Guardo o seu id do Discord, o nome que você exibe, o seu idioma e as suas configurações, as mesas em que você se sentou e as respostas que deu ali, com a hora. Nada do que você escreve, e mais nada. Uso isso para conduzir as suas partidas, para as estatísticas dos servidores em que você joga e para sugerir um horário de silêncio só a você. Ninguém mais tem acesso; o arquivo de uma partida vai para quem joga ou assiste.
    Se apagar, você sai das suas partidas abertas, o seu nome some das encerradas, e as suas configurações deixam de existir.
privacy-show = Mostrar tudo
privacy-delete = Apagar meus dados
privacy-whole = Privacidade na íntegra
privacy-terms = Termos
privacy-file = Tudo o que guardei sobre você.
forget = ### Apagar os seus dados?
    Você sai de todas as partidas abertas. Não há volta.
forget-yes = Apagar
forget-no = Manter
forget-done = Os seus dados foram apagados.

## Cuidar de mesas

moved = **{ $title }** continua em { $channel }.
refreshed = Um painel novo está a caminho.
admin-ended = { $title } acabou. O registro diz que foi você quem encerrou.
admin-not-seated = { $name } não está nessa mesa.
admin-bot = Um bot não pode se sentar; computadores são adicionados na sala.
admin-replaced = { $title }: o lugar agora é de { $who }. O registro diz que foi você.
admin-delete = ### Apagar { $title }?
    O registro e os lugares se perdem de vez. Mensagens já publicadas ficam onde estão.
admin-deleted = Apagada.
admin-owner = Só quem administra o bot pode fazer backups.
admin-backed-up = Backup feito como `{ $name }`.
admin-reload-owner = Só quem administra o bot pode recarregar o código.
admin-reload-failed = O código novo não funciona, então fica o antigo: { $reason }
admin-reloaded = { $count } módulos recarregados; as partidas continuam.

health = ### Saúde
health-tables = Mesas: { $running } em jogo, { $lobby } em sala, { $finished } encerradas, { $broken } interrompidas · { $hot } na memória
health-owed = Mensagens a enviar: { $owed }, com falha: { $failing } · relógios correndo: { $dues }
health-acts = Jogadas (últimas { $acts }): mediana { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms
health-clicks = Confirmações (últimas { $clicks }): mediana { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms
health-line = Latência até o Discord: { $milliseconds } ms
health-backup = Último backup: `{ $name }`
health-no-backup = Nenhum backup desde o início.
health-backup-elsewhere = Aqui os backups são do próprio PostgreSQL.
health-backup-fault = **O último backup falhou.** Nova tentativa em até meia hora; o log do bot diz por quê.
health-copied = Cópia contínua: de { $seconds } s atrás
health-not-copied = Cópia contínua: nenhuma desde o início.
health-copy-fault = **Não é possível gravar a cópia contínua.** As tentativas continuam; o log do bot diz por quê.
health-sound = Tudo o que está guardado está íntegro, conferido { $checked }.
health-unchecked = O que está guardado ainda não foi conferido desde o início.
health-damaged = Danos: { $tables ->
        [0] nenhuma mesa separada
        [one] { $tables } mesa separada
       *[other] { $tables } mesas separadas
    }, { $flaws ->
        [0] nenhuma falha
        [one] { $flaws } falha
       *[other] { $flaws } falhas
    } no arquivo. O log do bot diz quais, e de qual backup recuperar.
