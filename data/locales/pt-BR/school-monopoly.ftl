lesson-monopoly-rolling = Rolar, destruir, comprar
lesson-monopoly-rolling-roll = Todo turno começa com o que você quer construir ou negociar; depois vêm dois dados. Ainda não há o que construir: role.
refused-lesson-monopoly-roll-first = Isso pode esperar. Nesta lição, role.
lesson-monopoly-rolling-smash = Você para em { monopoly-space-ota }, e uma casa cai sozinha. Com até 2 pontos de ataque (AP) caem mais. Restam duas casas: derrube as duas.
refused-lesson-monopoly-both-houses = Aí sobra algo de pé, e o distrito não fica à venda. Gaste os dois pontos nas duas casas.
lesson-monopoly-rolling-buy = Nenhuma casa de pé: ruínas ficam à venda para quem para nelas. Compre { monopoly-space-ota }.
refused-lesson-monopoly-buy-it = Quem parar aqui depois agradeceria. Você tem o dinheiro: compre.
lesson-monopoly-rolling-end = É seu, mas ainda são ruínas: quem parar ali pode comprá-las da Cidade, e você fica sem nada. O próximo passo é construir.

lesson-monopoly-building = Construir e o INÍCIO
lesson-monopoly-building-works = { monopoly-space-ota } é seu, mas ainda são ruínas, e ruínas ficam à venda. Antes de rolar, toque em *{ monopoly-estate-title }* e erga uma casa: enquanto ela estiver de pé, ninguém pode comprar o distrito, e ela rende no INÍCIO.
refused-lesson-monopoly-build-first = Construa primeiro: depois de rolar, é tarde para este turno.
lesson-monopoly-building-house = Pelo menos uma casa. Cai uma sempre que alguém para aqui, inclusive você, e sem nenhuma o distrito fica à venda: quanto mais casas, mais seguro. Elas também rendem no INÍCIO, e um tanque dispara contra inimigos que param aqui.
refused-lesson-monopoly-a-house = Sem casa, { monopoly-space-ota } continua à venda. Construa pelo menos uma.
lesson-monopoly-building-roll = Muito bem. Agora role: o INÍCIO está perto.
refused-lesson-monopoly-now-roll = Você já construiu o bastante neste turno. Role.
lesson-monopoly-building-go = Você passa pelo INÍCIO. Pegue dinheiro (mais por cada casa) e 3 pontos de ataque, ou 1 ponto de saúde (HP). Os dois servem: o que faz mais falta?
refused-lesson-monopoly-go = Primeiro pegue o que o INÍCIO traz.
lesson-monopoly-building-end = É assim que se cresce: casas rendem, tanques vigiam, e quem tem uma cor inteira pode construir Canhões Maser, que alcançam quatro espaços.

lesson-monopoly-fighting = Lutar e se esconder
lesson-monopoly-fighting-roll = { kaiju-mothra } está em { monopoly-space-ota } com 2 pontos de saúde (HP) e nenhum ponto de ataque (AP). Role.
lesson-monopoly-fighting-land = Você vai até ela. Esconda-se um espaço antes, onde nada acontece, ou pare ali e lute. Quem tem AP pode revidar, mas ela não tem: pare ali.
refused-lesson-monopoly-land = Esconder-se é para quando o outro lado é mais forte. Você tem 5 AP e 6 HP, e ela 2 HP: pare ali.
lesson-monopoly-fighting-strike = Você pode gastar 2 AP em casas ou nela. Quem tira o último HP vence a luta. Use os dois em { kaiju-mothra }.
refused-lesson-monopoly-both-at-her = Assim ela continua de pé. 2 HP, 2 AP: os dois em { kaiju-mothra }.
lesson-monopoly-fighting-end = { kaiju-mothra } está subjugada: ela serve a você, e o que ela tinha é vendido. Vence quem subjuga todos os outros. Antes de lutar, compare HP e AP; o INÍCIO traz mais AP.

lesson-monopoly-dealing = Sorte e acordos
lesson-monopoly-dealing-chance = A Sorte está a três espaços. Umas cartas valem na hora, outras se guardam. Role.
lesson-monopoly-dealing-answer = { monopoly-card-full_belly } fica com você: um dia, tira você da { monopoly-space-big_pile_of_fish }. E { kaiju-mothra } propõe 1,2M por { monopoly-space-shinagawa }. Isso completaria a cor dela: quanto vale isso?
refused-lesson-monopoly-decline = Ela teria a cor inteira, e com ela Canhões Maser, por menos do que custam as ruínas. Recuse.
lesson-monopoly-dealing-end = Certo: para ela, valia muito mais do que isso. Antes de rolar, você também pode fazer uma proposta.

lesson-monopoly-game = Uma partida inteira
lesson-monopoly-game-plays = Uma partida curta contra um computador fácil. Vence quem tira o último HP do outro. Se um dos dois passar pelo INÍCIO pela 12ª vez, essa rodada é a última, e vence quem tiver mais HP.
lesson-monopoly-game-end = { $won ->
        [yes] Você venceu. Já conhece o jogo: vamos a uma mesa de verdade.
       *[no] Não foi desta vez, mas você jogou até o fim. Mais uma vez, ou uma mesa de verdade?
    }
