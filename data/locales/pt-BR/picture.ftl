# As poucas palavras que aparecem nas imagens. Imagens têm palavras, números e nomes; as frases ficam nas mensagens.

### Molduras
picture-first-to = Até { $target } PV
picture-round = Rodada { $round }
picture-round-short = R{ $round }
picture-start = Início
picture-of-target = /{ $target }
picture-of-life = de { $life }

### Total War
picture-total-war = Total War
picture-total-war-kanji = 総力戦
picture-mode-king_of_monsters = Rei dos Monstros
picture-mode-immortals = Imortais
picture-option-counter_attack = Contra-ataque
picture-option-free_surrender = Rendição livre
picture-option-double_wound_hits_twice = Ferimento Duplo fere duas vezes
picture-option-heart_straightens_all = Um coração endireita todos
picture-option-must_exceed_life = O dano deve superar a Vida
picture-option-wound_stays = O Ferimento fica
picture-option-double_wound_before_draw = Ferimento Duplo antes da compra
picture-options-on = { $count } opções
picture-options-more = mais { $count } opções
picture-strike = Golpe
picture-wound = Ferimento
picture-opening = Rodada { $round }
picture-played-by = jogado por
picture-to-open = abre
picture-clockwise = Sentido horário
picture-counterclockwise = Anti-horário
picture-buildings-up = Prédios à vista
picture-wound-takes-one = a vítima leva um
picture-no-buildings = nenhum à vista
picture-no-buildings-up = Sem prédios à vista
picture-deck = Baralho
picture-discards = Descarte
picture-buildings = Prédios
picture-worth = Vale { $vp } PV
picture-worth-short = vale { $vp }
picture-out = Fora
picture-out-vp = { $vp } PV na classificação
picture-spent = gasto
picture-furious = Em fúria

### O que aconteceu por último, em poucas palavras
picture-last = Por último
picture-tw-did-RoundOpened = { $seat } abre a rodada { $round }
picture-tw-did-OpeningPassed = { $seat } não pode abrir
picture-tw-did-Played = { $seat } joga { $card_text }{ $power ->
        [0] {""}
       *[other] {" "}+ poder { $power }
    }
picture-tw-did-TargetChosen = mira { $target }
picture-tw-did-DirectionChanged = o jogo muda de direção
picture-tw-did-BuildingTurnedUp = surge um prédio de { $value }
picture-tw-did-Wounded = { $attacker } atinge { $seat }
picture-tw-did-DamageLaid = { $seat } tem { $wounds } de { $life } de dano
picture-tw-did-Defeated = { $seat } cai diante de { $by }
picture-tw-did-Eliminated = { $seat } está fora
picture-tw-did-Countered = { $seat } revida
picture-tw-did-Healed = { $seat } se cura
picture-tw-did-DrewThree = { $seat } compra três
picture-tw-did-Ended = fim da partida

### Quem precisa fazer o quê
picture-ask-open = abre a rodada com qualquer carta
picture-ask-answer = responde com { $strike } ou mais, ou leva o golpe
picture-ask-answer-wound = responde com uma especial, ou leva o Ferimento
picture-ask-target = escolhe quem responde
picture-ask-damage = põe um número como dano
picture-ask-heart = soma um coração ao impacto?
picture-ask-building = leva um dos prédios
picture-ask-counter = revida com um coração?
picture-ask-discard = descarta até ficar com três
picture-tab-open = Abre
picture-tab-answer = Responde
picture-tab-target = Mira
picture-tab-damage = Impacto
picture-tab-heart = Coração?
picture-tab-building = Impacto
picture-tab-counter = Revida?
picture-tab-discard = Descarta
picture-tab-winner = Vitória
picture-over-target = chega a { $target } pontos de vitória
picture-over-last_standing = é quem resta de pé
picture-over-exhausted = ninguém pode abrir: a partida acaba
picture-nobody = Ninguém
picture-hit = Dano { $damage }
picture-gained = +{ $vp } PV
picture-defeated = Caiu

### Mãos e cartas
picture-your-hand = Sua mão
picture-your-hand-kanji = 手札
picture-empty-hand = Nenhuma carta na mão
picture-other-actions = Outras ações
picture-your-turn = { $round } · sua vez
picture-not-your-turn = { $round } · não é sua vez
picture-strike-now = Golpe { $strike }
picture-wound-now = Ferimento
picture-opening-now = Abertura
picture-power-ready = Poder { $power } pronto
picture-power-spent = Poder { $power } gasto
picture-text-number = Responde a um golpe de { $value } ou menos.
picture-text-zero = Só responde a um golpe de 0. Como dano, não tira vida.
picture-text-heart = Responde a { $value } ou menos e endireita o seu kaiju. Ou se soma a um impacto.
picture-text-building = Responde a { $value } ou menos e revela um prédio.
picture-text-lowering = Responde a qualquer número e baixa o golpe em 3. Nunca é dano.
picture-text-change_direction = Responde a qualquer golpe. O jogo muda de direção.
picture-text-choose_target = Responde a qualquer golpe. Você indica quem responde.
picture-text-wound = Responde a qualquer golpe. Só uma especial responde a ele.
picture-text-double_wound = Atinge na hora quem joga em seguida. Não há resposta.
picture-way-play = Jogar
picture-way-damage = Pôr
picture-way-heart = Somar
picture-way-counter = Revidar
picture-way-discard = Descartar
picture-way-king = Ferir
picture-too-low = baixo
picture-king-card = Carta do Rei, uma vez
picture-why-answer = Pede { $strike } ou mais
picture-why-wound = Só uma especial
picture-why-damage = Só de 0 a 10
picture-why-heart = Só um coração
picture-why-counter = Só um coração
picture-why-other = Agora não
picture-the-deck = O baralho
picture-copies = { $copies } de { $total } cartas

### Resultados
picture-winner = Vitória
picture-nobody-wins = Ninguém vence
picture-points-by-round = Pontos de vitória por rodada
picture-ended-target = { $name } chegou a { $target } PV na rodada { $round }
picture-ended-last_standing = Só resta um kaiju de pé, rodada { $round }
picture-ended-exhausted = Ninguém pôde abrir na rodada { $round }

### Estatísticas
picture-stats-won = vencidas
picture-stats-fair = o que só a sorte daria
picture-stats-percent = { $share }%
picture-stats-count = { $wins } de { $games }
picture-stats-alt = { $title }: { $first }, { $second }. A parcela de partidas vencidas, ao lado do que só a sorte daria.
picture-stats-alt-place = { $place }. { $name }
picture-stats-alt-row = { $name }{ $noted ->
        [yes] , { $note }
       *[no] {""}
    }: venceu { $wins } de { $games }, { $share }%; só pela sorte, { $fair }%.
