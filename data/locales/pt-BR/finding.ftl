# Encontrar jogadores: buscas, quem está pronto e o aviso discreto antes da vez. Estilo: docs/voice.md.

## Uma busca, na mensagem da sala

seek-called = { $role }, procuram-se jogadores para **{ $title }**.
seek-open = Procuram-se jogadores: por enquanto, **{ $here } de { $wanted }**. A partida começa assim que todos chegarem.
seek-set = Procuram-se jogadores: por enquanto, **{ $here } de { $wanted }**. A partida começa { $until }.
seek-else = -# { $then ->
        [none] Se { $when } ainda faltar gente, a busca termina.
        [there] Se { $when } ainda faltar gente, quem estiver aqui começa.
       *[level] Os lugares que { $when } ainda estiverem livres ficam com computadores ({ $level }).
    }
seek-by-then = até lá

## Procurar jogadores

seek-within = { $unit ->
        [days] { $count ->
            [one] 1 dia
           *[other] { $count } dias
        }
        [hours] { $count ->
            [one] 1 hora
           *[other] { $count } horas
        }
       *[minutes] { $count } minutos
    }
seek-then-none = A busca termina
seek-then-there = Quem estiver aqui começa
seek-then-easy = Computadores completam: { level-easy }
seek-then-normal = Computadores completam: { level-normal }
seek-then-hard = Computadores completam: { level-hard }
seek-done = A sua busca vale até { $until }.
seek-rung = Avisei { $role }.
seek-unrung = { $role } foi chamado há pouco, então esta busca sai em silêncio.
seek-no-time = “{ $typed }” não é um horário. Escreva, por exemplo, 20:30.
seek-both = Diga por quanto tempo procurar ou a que horas começar, não as duas coisas.
refused-seek-people = { $game } é para { $least } a { $most } jogadores.
refused-seek-time = Uma busca dura de 5 minutos a 7 dias.

seek-choose =
    { $here ->
        [one] Por enquanto é só você; procuram-se { $wanted }.
       *[other] { $here } de { $wanted } estão aqui. Começar mesmo assim?
    }
seek-begin = Começar com { $here }
invite-full = Todos os lugares de { $title } estão ocupados; não dá para convidar mais ninguém.
seek-lapsed = { $names }: não chegou gente a tempo para **{ $title }**, e a busca terminou. `/game find` procura de novo.

## Quem está pronto

ready-ask = Tudo pronto?
ready-yes = Tudo pronto
ready-call = { $names }: **{ $title }** já vai começar. Tudo pronto?
ready-state = Tudo pronto: { $ready } · ainda não: { $waiting }
ready-all = Está todo mundo pronto.
ready-asked = Perguntei a todo mundo em { $title }. Quem se sentar agora não precisa responder.
ready-noted = Anotado: tudo pronto da sua parte para { $title }.
ready-alone = Ainda não há ninguém a quem perguntar.
ready-host = Só { $name }, que abriu esta mesa, pode perguntar se está tudo pronto.
starts-tick = Começar automaticamente
starts-about = Assim que todos os lugares estiverem ocupados ou todo mundo disser que está pronto.
starts-by-itself = -# A partida começa sozinha assim que todos os lugares estiverem ocupados.

## Você é o próximo

heads-up = { $who }, em **{ $title }** a próxima vez é sua, logo depois de { $other }.
settings-heads-up = { $on ->
        [yes] Aviso em silêncio quando a próxima vez for sua.
       *[no] Você fica sabendo da sua vez quando ela chega.
    }
settings-heads-up-on = Avisar antes da minha vez
settings-heads-up-off = Não avisar antes

## O que um servidor escolheu

server-seekers = { $role } é chamado quando alguém procura jogadores: no máximo uma vez por hora para cada pessoa e uma vez a cada quinze minutos no total.
server-no-seekers = Ninguém é chamado quando alguém procura jogadores. Com `/setup seekers:` você escolhe um cargo.
server-end-seekers = Não chamar
server-mute-seekers = Não consigo mencionar { $role }: deixe qualquer pessoa mencionar esse cargo ou me dê essa permissão.
server-seeking = As mesas abertas ficam em { $channel }.
server-no-seeking = Nenhuma mensagem lista as mesas abertas. Com `/setup board:` você escolhe um canal.
server-end-seeking = Sem lista

## A lista de mesas abertas, uma mensagem sempre em dia

gathering-seeking = Mesas abertas
board-head = ## Mesas abertas
    -# Sente-se, ou abra a sua.
board-none = Ninguém está procurando jogadores agora. Com `/game find` você procura.
board-more =
    { $count ->
        [one] Há mais uma em `/game list`.
       *[other] Há mais { $count } em `/game list`.
    }
board-seats = { $here ->
        [one] 1 jogador
       *[other] { $here } jogadores
    }, { $free ->
        [0] todos os lugares ocupados
        [one] 1 lugar livre
       *[other] { $free } lugares livres
    }
board-since = aberta { $since }
board-until = fecha { $until } se faltar gente
board-begins = começa { $until }
