lesson-tokyo_clash-throwing = Arremessos e Energia
lesson-tokyo_clash-throwing-card = Olhe o *{ panel-board }*: um Tanque no seu espaço e, quatro espaços adiante, uma Torre. { tokyo_clash-card-tail_slide } custa os seus 2 de Energia e arremessa até lá. Jogue a carta.
refused-lesson-tokyo_clash-no-pass = Passar é para quando não há mais o que fazer. Ainda há.
refused-lesson-tokyo_clash-play-it = Descartada, ela só rende um simples arremesso ou movimento. Jogue a carta pelo que ela diz.
refused-lesson-tokyo_clash-too-short = Isso arremessa até 3 espaços, e a Torre está a 4. { tokyo_clash-card-tail_slide } chega lá.
lesson-tokyo_clash-throwing-stay = Primeiro você poderia andar 1 espaço. O Tanque está no seu espaço, então fique.
refused-lesson-tokyo_clash-stay = Se você sair, o Tanque fica. Para arremessar um veículo é preciso estar no espaço dele.
lesson-tokyo_clash-throwing-tank = Arremesse o Tanque: um ataque pode arremessar o que estiver no seu espaço. Ele voa em linha reta, e o que ele atinge cai junto.
refused-lesson-tokyo_clash-throw-it = O Tanque está pronto para voar. Arremesse.
lesson-tokyo_clash-throwing-tower = Para onde? Escolha a letra na Torre: 1 de Energia pelo Tanque e 4 pela Torre.
refused-lesson-tokyo_clash-small = Ali cai um Prédio Pequeno, mas a Torre rende mais Energia.
refused-lesson-tokyo_clash-nothing-there = Ali não há o que destruir. Mire num prédio: é onde está a Energia.
lesson-tokyo_clash-throwing-end = Você pagou 2 e ganhou 5. Destruir a cidade paga todo o resto: arremesse o que houver no seu espaço.

lesson-tokyo_clash-attacking = Ataques e troféus
lesson-tokyo_clash-attacking-ray = Com 5 de Energia, ataque. { kaiju-mothra } está com a coroa, a dois espaços. { tokyo_clash-card-heat_ray } (2) alcança três espaços em linha reta.
lesson-tokyo_clash-attacking-hit = 3 de dano contra ela. Escolha o alvo.
refused-lesson-tokyo_clash-hit-it = A carta está jogada e paga. Não a desperdice: ataque.
lesson-tokyo_clash-attacking-trophy = Ela não se defendeu. Três cartas saem do baralho dela, e a de maior Dominância é o seu troféu. É seu para sempre.
lesson-tokyo_clash-attacking-end = Cada troféu vale a Dominância impressa nele, e vence quem tem mais Dominância. E quem causa dano ao Rei fica com a coroa. O Rei age primeiro, compra uma carta a mais e tem 2 de Dominância a mais no fim.

lesson-tokyo_clash-defending = Defesa
lesson-tokyo_clash-defending-shield = A coroa é sua, e { kaiju-mothra } ataca com 4. Cada ponto de dano que passa tira uma carta do seu baralho. Defenda-se com a carta que mais detém.
refused-lesson-tokyo_clash-defend = Aí passam os 4. Você tem cartas para isso.
refused-lesson-tokyo_clash-thicker = Isso detém 2 de 4. { tokyo_clash-card-stand_firm } detém 3.
lesson-tokyo_clash-defending-back = Passou um ponto de dano, e bastou: ela tem um troféu e a coroa. Recupere a coroa com { tokyo_clash-card-heat_ray }.
refused-lesson-tokyo_clash-win-back = Mais tarde, talvez. A coroa está a dois espaços em linha reta: jogue { tokyo_clash-card-heat_ray }.
lesson-tokyo_clash-defending-hit = Mire em { kaiju-mothra }. Ela não tem com que se defender.
lesson-tokyo_clash-defending-trophy = Nada deteve os seus 3. As cartas à escolha contam o mesmo no fim: fique com a que quiser.
lesson-tokyo_clash-defending-end = A coroa é sua de novo. A defesa acontece na vez dos outros: guarde uma carta para isso, principalmente como Rei, e a Energia, se ela custar alguma.

lesson-tokyo_clash-rounds = Descartes e rodadas
lesson-tokyo_clash-rounds-discard = Nada de Energia, mas há um Trem no seu espaço. Descarte uma carta em troca de uma das duas ações da sua ficha: arremesso ou movimento. Descarte a mais cara.
refused-lesson-tokyo_clash-dear-first = Essa talvez você possa pagar na próxima rodada. Descarte { tokyo_clash-card-mega_heat_ray }: 4 de Energia ainda estão longe.
lesson-tokyo_clash-rounds-action = Arremessar ou mover-se? Um Trem rende 3 de Energia a quem o destrói.
refused-lesson-tokyo_clash-mat-throw = Mover-se não rende nada aqui. Arremesse o Trem.
lesson-tokyo_clash-rounds-train = No Prédio Pequeno: 3 pelo Trem e 2 pelo prédio. Cada Prédio Pequeno que cai também aproxima o fim da partida.
refused-lesson-tokyo_clash-only-tank = O Tanque renderia mais 1; o prédio rende 2. Fique com o prédio.
lesson-tokyo_clash-rounds-pass = { kaiju-mothra } passa. Quando todos passam, a rodada acaba; a sua Energia fica. Passe também.
refused-lesson-tokyo_clash-keep-ray = Daqui nada vale a pena. Guarde a carta e passe.
lesson-tokyo_clash-rounds-refresh = Agora todos compram até cinco. Antes dá para descartar, mas { tokyo_clash-card-heat_ray } vale a pena guardar: não descarte nada.
refused-lesson-tokyo_clash-keep-it = Você tem 5 de Energia e ela custa 2. Guarde.
lesson-tokyo_clash-rounds-end = Depois os veículos dos dois eventos andam, e começa outra rodada. Na trilha com os números das rodadas, o Destruidor de Oxigênio avança a cada rodada: quando passa por um Prédio Pequeno caído, ou depois da sétima, acabou.

lesson-tokyo_clash-game = Uma partida inteira
lesson-tokyo_clash-game-plays = Uma partida de verdade contra um computador fácil: vence a maior Dominância, somando troféus e coroa. Primeiro coloque veículos, onde quiser.
lesson-tokyo_clash-game-end = { $won ->
        [yes] Você venceu. Já conhece o jogo: vamos a uma mesa de verdade.
       *[no] Não foi desta vez, mas você jogou até o fim. Mais uma vez, ou uma mesa de verdade?
    }
