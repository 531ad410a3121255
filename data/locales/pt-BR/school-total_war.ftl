lesson-total_war-striking = Golpe e resposta
lesson-total_war-striking-enough = { kaiju-rodan } golpeia com 6. Jogue um 6 ou mais, e { kaiju-mothra } terá de responder a você. Igualar basta.
refused-lesson-total_war-too-high = O 8 serviria, mas 6 contra 6 basta. Guarde o 8: golpes mais duros virão.
refused-lesson-total_war-power-later = Aqui você não precisa do poder. Uma carta sozinha basta; o poder é a próxima lição.
lesson-total_war-striking-equal = O golpe deu a volta e chega como 8. Você sempre compra até ter três cartas. O que detém um 8?
lesson-total_war-striking-end = { kaiju-mothra } não tem nada tão alto e leva o golpe. É esse o segredo: jogue a carta mais barata que resolve e guarde as altas.

lesson-total_war-power = Poder e corações
lesson-total_war-power-add = Um golpe de 8, e a sua melhor carta é um 7. Uma vez, o seu kaiju pode somar o poder de 2 a um número: 7 + 2 = 9.
refused-lesson-total_war-no-need = Você pode levar o golpe, mas não precisa: 7 com o poder passa do 8.
lesson-total_war-power-heart = Um −3 responde a qualquer golpe e tira 3 dele: dois deles deixaram o seu em 3. O seu poder está gasto, e um coração o deixa pronto de novo. Qual carta tem um?
refused-lesson-total_war-no-heart = Também responde, mas o poder continua gasto. O 4 com coração faz as duas coisas.
lesson-total_war-power-end = O seu poder está pronto de novo. Gaste-o quando ele salvar você e depois procure um coração.

lesson-total_war-specials = Cartas especiais
lesson-total_war-specials-wound = { kaiju-rodan } joga um Ferimento. Nenhum número o detém, só uma carta especial. Mudar de Direção o anula e inverte o jogo: é a vez de { kaiju-rodan }.
lesson-total_war-specials-target = { kaiju-mothra } golpeia com 8. O seu 9 resolveria, mas ela mesma está a um impacto de cair. Com Escolher o Alvo, você diz quem responde.
refused-lesson-total_war-use-target = Isso resolve, mas depois é a vez de { kaiju-rodan }, que está ileso. Com Escolher o Alvo, o 8 volta para { kaiju-mothra }.
lesson-total_war-specials-whom = Quem enfrenta o 8? Veja o dano: { kaiju-mothra } já tem 7 de 9.
refused-lesson-total_war-weaker = { kaiju-rodan } está ileso. { kaiju-mothra } está quase caindo, e quem dá o último impacto marca os pontos.
lesson-total_war-specials-end = { kaiju-mothra } não conseguiu responder ao próprio 8 e recebe mais 2: 9 de 9, derrotada. As especiais respondem a qualquer número e a qualquer Ferimento. Não as desperdice num golpe baixo.

lesson-total_war-wounds = Dano e pontos
lesson-total_war-wounds-hit = Um golpe de 10, e nada na sua mão chega lá, nem com o poder. Acontece com todo mundo: leve o golpe.
lesson-total_war-wounds-lay = Ponha um número da mão como dano. O valor é o dano que você recebe. { kaiju-godzilla } cai com 10 e já tem 3.
refused-lesson-total_war-lowest = Isso dói mais do que precisa. O seu menor número dá o menor dano.
lesson-total_war-wounds-open = Quem recebeu o impacto abre a próxima rodada, com qualquer carta. Um número alto é difícil de responder.
refused-lesson-total_war-keep-heart = Guarde o coração: ele vale mais quando você fere alguém.
refused-lesson-total_war-open-high = Abra com o 9, sem o poder: poucos conseguem responder, e o poder fica para depois.
lesson-total_war-wounds-heart = { kaiju-mothra } recebe o impacto e põe um 3: 5 de 9. Quem atacou pode somar um coração. O seu é um 4.
refused-lesson-total_war-add-heart = 5 e 4 são 9, toda a Vida que ela tem. Some o coração.
lesson-total_war-wounds-end = 9 de 9: { kaiju-mothra } cai e você marca 3 pontos. Ela volta em fúria; uma segunda derrota a elimina. Com três à mesa, vence quem chega a 12 pontos ou é o único que resta de pé.
lesson-total_war-buildings = Prédios e Ferimento Duplo
lesson-total_war-buildings-raise = { kaiju-rodan } golpeia com 6. O seu 7 traz um prédio: jogado, ele revela uma carta de prédio, que cai em quem levar o próximo golpe. Jogue-o.
refused-lesson-total_war-plain-seven = O 7 sozinho basta. Guarde o seu poder.
refused-lesson-total_war-double-later = Ainda não. Ninguém pode responder a ele, então vale mais quando já há um prédio à espera de cair.
refused-lesson-total_war-raise-it = Isso também responde, mas nenhum prédio aparece. Jogue o 7 que traz um.
lesson-total_war-buildings-double = Há um prédio de valor 4 revelado, e o golpe voltou como 10. O Ferimento Duplo responde a tudo e nada responde a ele: é a vez de { kaiju-mothra }, que leva o golpe na hora.
refused-lesson-total_war-no-escape = Isso segura, mas talvez { kaiju-mothra } tenha com que responder. Ao Ferimento Duplo ninguém responde.
lesson-total_war-buildings-heart = { kaiju-mothra } pôs um 3, e ainda virão os 4 do prédio. O seu coração é um 3: some-o.
refused-lesson-total_war-all-three = 3 e 4 são 7, e ela tem 9 de Vida. Com o seu coração são 10.
lesson-total_war-buildings-end = 3, 3 e 4 são 10: { kaiju-mothra } cai de um golpe só. Mais do que isso não cabe: a própria carta, um coração, um prédio. Só há um Ferimento Duplo no baralho.

lesson-total_war-game = Uma partida inteira
lesson-total_war-game-plays = Uma partida de verdade contra dois computadores fáceis: vence quem chega a 12 pontos ou é o único que resta de pé. As minhas dicas ficam abaixo das perguntas.
lesson-total_war-game-end = { $won ->
        [yes] Você venceu. Já conhece o jogo: vamos a uma mesa de verdade.
       *[no] Não foi desta vez, mas você jogou até o fim. Mais uma vez, ou uma mesa de verdade?
    }
