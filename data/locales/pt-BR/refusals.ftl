# O que uma mesa recusa, e por quê. A regra que proíbe, se houver, vem depois.

refused-zone = “{ $name }” não é um fuso horário; indique um lugar como America/Sao_Paulo ou uma diferença como UTC-3.
refused-not-begun = A partida ainda não começou.
refused-begun = A partida já começou.
refused-no-lesson = Essa lição não existe.
refused-practice-full = Você já tem { $most } em andamento. Encerre uma primeiro.
refused-over = Esta partida acabou.
refused-other-rules = Esta partida começou com a versão { $began } das regras, e não há como passá-la para a versão { $plays }, que sigo agora. `/log` ainda conta o que aconteceu.
refused-newer-rules = Esta partida segue regras mais novas do que as que conheço (as minhas são a versão { $plays }). Ela espera até que me atualizem; nada se perde.
refused-rules-held = As regras desta partida mudaram; primeiro a mesa precisa decidir como ela continua.
refused-rules-gone = Isso foi jogado com regras que já não conheço; o registro diz o que aconteceu.
refused-damaged = Esta mesa está danificada{ $move ->
        [0] {""}
       *[other] { " " }desde a jogada { $move }
    }. Quem administra o bot pode recuperá-la do backup de { $made }; todas as outras mesas continuam.
refused-damaged-lost = Esta mesa está danificada{ $move ->
        [0] {""}
       *[other] { " " }desde a jogada { $move }
    }, e nenhum backup a tem inteira. Quem administra o bot já sabe; todas as outras mesas continuam.
refused-not-over = Esta partida ainda não acabou.
refused-closed = Esta mesa está fechada.
refused-nothing-done = Você não fez nada que se possa desfazer.
refused-nothing-undone = Não há nada para refazer.
refused-paused = A mesa está em pausa; vote para continuar.
refused-paused-already = A mesa já está em pausa.
refused-not-paused = A mesa não está em pausa.
refused-no-seat = Nenhuma pessoa ocupa esse lugar.
refused-sits-already = Essa pessoa já tem um lugar nesta mesa.
refused-nobody-there = Não há ninguém nesse lugar.
refused-seated-already = Você já tem um lugar nesta mesa.
refused-seat-taken = Esse lugar não está aberto.
refused-voted-out = A mesa votou pela sua saída deste lugar.
refused-vote-over = Essa votação acabou.
refused-vote-moved = A partida andou desde então; veja de novo o que seria desfeito e depois vote.
refused-vote-open = Essa votação já está aberta.
refused-no-voter = Só quem está na mesa pode votar nisso.
refused-nobody-to-vote-out = Não há ninguém nesse lugar que possa sair por votação.
refused-vote-of-one = Uma pessoa sozinha não pode tirar por votação alguém cujo relógio nunca se esgotou.
refused-file-large = Esse arquivo é grande demais; uma partida tem no máximo { $most } MiB.
refused-file-unreadable = Esse não é o arquivo de uma partida.
refused-file-running = Essa partida ainda estava em andamento quando o arquivo foi feito; só uma partida encerrada pode ser importada.
refused-file-foreign = Essa partida foi jogada com regras ou conteúdo diferentes dos meus.
refused-file-known = Essa partida já está aqui, como mesa { $table }.
refused-file-often = Podem ser importados no máximo { $most } arquivos por dia. Tente de novo amanhã.
refused-file-room = Não há espaço para mais arquivos: este servidor já guarda { $most } MiB deles.
refused-file-changed = Esse arquivo foi alterado: a partida que ele traz não dá o resultado que ele diz.
refused-no-computer = Não há computador nesse lugar.
refused-host = Só { $name }, que abriu esta mesa, pode fazer isso.
refused-full = { $game } é para no máximo { $most } jogadores.
refused-kaiju-taken = { $kaiju } já está com outra pessoa.
refused-too-few =
    { $count ->
        [1] Ainda não: falta uma pessoa; um computador também serve.
       *[other] Ainda não: faltam { $count } pessoas; computadores também servem.
    }
refused-many-lobbies = Você já tem { $most } salas abertas; antes, comece uma das partidas ou saia de uma sala.
refused-full-channel = Este canal já tem { $most } salas abertas; entre em uma delas ou abra a sua em outro canal.
refused-quiet-range = O horário de silêncio começa e termina entre 00:00 e 23:59.
refused-quiet-most = No máximo { $hours } horas do dia podem ser de silêncio.
refused-vacation = Você tem { $days } dias de férias por ano, e ainda tem { $left }.
refused-no-chore = Esta decisão é sua.

## Respostas que não são aceitas

refused-not-offered = Isso não pode ser escolhido agora.
refused-chosen-twice = A mesma coisa foi escolhida duas vezes.
refused-choose = Escolha { $least ->
        [0] até { $most }
       *[other] { $is_exact ->
            [yes] { $least }
           *[no] de { $least } a { $most }
        }
    }, não { $given }.
refused-number = Escolha um número de { $low } a { $high }{ $step ->
        [1] .
       *[other] {" "}em passos de { $step }.
    }
refused-not-asked = Não é a sua vez.
refused-stale = Essa pergunta já não está aberta; aqui está a atual.

## O que não se pode escolher

refused-no-game = Esse jogo não existe aqui.
refused-no-level = Não há jogador do computador nesse nível.
refused-no-kaiju = Esse kaiju não existe neste jogo.
refused-no-option = Este jogo não oferece isso.
refused-not-ready = A partida não pode começar com estes lugares e opções.
refused-clock = Uma resposta pode levar de 5 minutos a 7 dias, ou o tempo que for preciso.
refused-no-order = Essa ordem permanente não existe neste jogo.
refused-order-value = Esta ordem não pode ser dada assim.
refused-chance-hidden = O que a sorte decide não pode ser testado antes.
refused-no-vote = Não há votação desse tipo.
refused-reach = Posso chamar você por menção, por mensagem direta ou nunca.
refused-seed-hidden = A semente é mostrada quando a partida acaba; a promessa dela foi publicada no começo.
refused-no-backups = O PostgreSQL guarda minhas partidas e faz os próprios backups (pg_dump ou recuperação a um ponto no tempo).
refused-unreadable = O que está guardado desta partida não pode ser lido; nada mudou.
refused-rating-off = Neste servidor as partidas não valem pontuação; quem o administra pode mudar isso com /setup.
refused-no-season = Essa temporada não existe aqui.
refused-in-no-list = Essa pessoa não aparece em listas.
