# Cada jogo em poucas linhas, para quem nunca o viu. O resto está nas regras numeradas.

total_war-primer =
    - Quem abre joga uma carta: esse é o **golpe**. A pessoa seguinte responde com um número pelo menos igual ou com uma carta especial, e assim por diante em volta da mesa. Você sempre compra até ter três cartas de novo.
    - Uma vez, o seu kaiju soma o **poder** dele a um número. Qualquer coração que você jogar deixa o poder pronto de novo.
    - Quem não consegue responder **recebe o impacto** e põe uma carta própria como dano. Quem golpeou pode somar um coração, e um prédio que esteja no caminho cai junto.
    - Quando o dano iguala a sua vida (edição alemã: quando a ultrapassa), você cai. Quem golpeou marca pontos, e o seu kaiju volta **em fúria**; no modo habitual, a segunda queda o elimina.
    - Vence quem alcançar primeiro a meta de pontos, ou quem restar de pé.
tokyo_clash-primer =
    - Uma rodada: uma ação de cada vez, em ordem, até todos passarem; depois todos renovam a mão; depois andam os veículos dos dois eventos.
    - Cartas custam **Energia**, e demolir a cidade rende Energia: arremesse kaiju e veículos através dos prédios. Qualquer carta pode ser descartada em troca de uma das duas ações da sua ficha.
    - Ataque um kaiju no seu espaço, ou de longe, se a carta tiver Alcance: cause dano ou arremesse-o. Quem joga com ele pode se defender com uma carta.
    - Cada ponto que passa tira uma carta do baralho da vítima. A melhor delas é o seu **troféu** e vale a Dominância que traz.
    - Quem causa dano ao **Rei dos Monstros** fica com a coroa: age primeiro, compra uma carta a mais e tem 2 de Dominância a mais no fim.
    - Cada Prédio Pequeno que cai aproxima o fim. Quando o Destruidor de Oxigênio passa por um deles na trilha, ou depois da sétima rodada, vence a maior Dominância.
monopoly-primer =
    - Role dois dados e ande. Em um distrito, uma casa cai de graça, e até 2 pontos de ataque derrubam casas e tanques ou ferem um kaiju.
    - Sem nenhuma casa (na edição Da casa: nem tanque) um distrito está demolido, e quem parar ali pode comprá-lo. As suas casas rendem no INÍCIO, os seus tanques disparam contra os inimigos, e uma cor inteira pode ter **masers** que alcançam quatro espaços.
    - Antes de rolar você pode construir e negociar. Passar pelo INÍCIO rende dinheiro e pontos de ataque ou, em vez disso, um ponto de saúde.
    - A partir da sua primeira passagem pelo INÍCIO, parar onde há um inimigo começa uma luta; ou esconda-se um espaço antes.
    - Quem tira o seu último ponto de saúde **subjuga** você: o seu kaiju luta por essa pessoa, até vencer uma luta por conta própria e se libertar.
    - Vence quem subjugar todos os outros.
