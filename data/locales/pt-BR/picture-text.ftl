# As imagens em palavras: uma linha para cada coisa, para ler em voz alta ou no lugar da imagem.

picture-tw-title = Total War, rodada { $round }. { $mode }, até { $target } pontos de vitória.
picture-tw-options = Opções: { $options }.
picture-tw-strike = Golpe { $strike }, jogado por { $who }: { $card }.
picture-tw-wound = Há um Ferimento pendente, jogado por { $who }: { $card }. O golpe estava em { $strike }.
picture-tw-double-wound = { $card }, de { $who }: ninguém pode responder.
picture-tw-opening = Rodada nova: ainda não há golpe a responder.
picture-tw-to-play = É a vez de { $who }.
picture-tw-victim = { $who } recebe o impacto.
picture-tw-asked = { $who }: { $ask }
picture-tw-clockwise = O jogo corre em sentido horário, descendo a lista.
picture-tw-counterclockwise = O jogo corre em sentido anti-horário, subindo a lista.
picture-tw-over = A partida acabou: { $who } { $reason }.
picture-tw-over-nobody = A partida acabou: { $reason }.
picture-tw-seats = Lugares em ordem:
picture-tw-seat = { $number }. { $who }: vida { $left } de { $life } ({ $damage }), poder { $power } { $spun }, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
}, { $vp } PV, vale { $worth }{ $extras }.
picture-tw-seat-short = { $number }. { $who }: vida { $left }/{ $life }, poder { $power } { $spun }, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
}, { $vp } PV{ $extras }.
picture-tw-seat-least = { $number }. { $who }: vida { $left }/{ $life }, { $vp } PV{ $extras }.
picture-tw-seat-out = { $number }. { $who }: fora, { $vp } PV.
picture-tw-ready = pronto
picture-tw-spun = gasto
picture-tw-furious = em fúria
picture-tw-king = tem a carta do Rei dos Monstros
picture-tw-out = fora
picture-tw-no-damage = sem dano
picture-tw-damage = dano { $wounds }: { $cards }
picture-tw-buildings = Prédios à vista, por valor: { $values }.
picture-tw-no-buildings = Nenhum prédio à vista.
picture-tw-piles = Baralho { $deck }, descarte { $discards }, baralho de prédios { $buildings }.
picture-tw-pile = Descarte: { $cards }.
picture-tw-your-hand = Sua mão: { $cards }.
picture-tw-hand-empty = Sua mão está vazia.
picture-tw-many = { $count }× { $what }
picture-tw-last-hit = { $who } recebeu { $damage } de dano.
picture-tw-last-gain = { $who } marcou { $vp } PV.
picture-tw-last-fell = { $who } caiu.
picture-tw-result = { $game }. { $reason }
picture-tw-place = { $place }. { $who }, { $score } PV
picture-tw-rounds = Pontos de vitória por rodada:
picture-tw-card = { $name }, { $copies } de { $count } cartas. { $text }

### Todos os jogos
picture-named = { $kaiju } ({ $person })
picture-you-are = Você joga com { $who }.
picture-choices = Suas escolhas:
picture-choices-any = Suas escolhas, { $is_exact ->
        [yes] { $least }
       *[no] de { $least } a { $most }
    }:
picture-choice = { $letter }: { $what }
picture-choose-amount = Um número de { $low } a { $high } em passos de { $step }.
picture-course = { $who }: { $values }
