# Por que algo não é oferecido, em meia frase depois do nome. A regra inteira está a um toque.

why-title = ### Por que não?
why-line = **{ $what }**: { $reason }
why-nothing = Tudo o que as regras permitem está nos seus botões.
why-rule = Regra { $rule }
why-text = > **{ $rule }** { $text }

total_war-why-TW-4-1 = baixo demais para um golpe de { $strike }.
total_war-why-TW-4-6 = um número não detém um Ferimento. Só uma especial detém.
total_war-why-TW-4-9 =
    { $is_wound ->
        [yes] você pode responder, então precisa responder.
       *[no] você pode responder sem o seu poder, então precisa responder assim.
    }
total_war-why-TW-7-1 = o seu poder está gasto. Um coração que você jogue o deixa pronto de novo.
total_war-why-TW-5-1 = só um número de 0 a 10 pode ser posto como dano.
total_war-why-TW-5-3 = só um coração pode se somar a um impacto.
total_war-why-TW-6-8 = só corações revidam.

tokyo_clash-why-TC-4-1 = custa mais do que você tem: { $energy } de Energia.
tokyo_clash-why-TC-4-3 = longe demais, ou um Prédio Grande impede parar ali.
tokyo_clash-why-TC-4-6 = só serve para defender.
tokyo_clash-why-TC-4-7 = não há nada em que possa agir.
tokyo_clash-why-TC-5-3 = fora da linha reta, ou mais longe que { $amount }.
tokyo_clash-why-TC-5-5 = um Prédio Grande ou outro kaiju detém o voo antes disso.
tokyo_clash-why-TC-6-1 = não tem valor de Defesa.
tokyo_clash-why-TC-8-5 = fora da linha reta a partir de você, ou longe demais.
tokyo_clash-why-TC-9-4 = não há prédio ali, ou não é o seu espaço nem um ao lado.
tokyo_clash-why-TC-11-3 = ele precisa chegar mais perto do kaiju que caça.
tokyo_clash-why-TC-11-4 = veículos novos ficam longe de kaiju e Prédios Grandes; Caças e Trens entram pela borda, Encouraçados na água.
tokyo_clash-why-TC-11-6 = fora de uma linha em que este Trem corre, mais longe que 3 ou um Prédio Grande.
tokyo_clash-why-TC-11-12 = Geradores ficam longe de kaiju, de Prédios Grandes e uns dos outros.
tokyo_clash-why-TC-11-16 = OVNIs descem o mais perto do centro em que haja lugar.
tokyo_clash-why-TC-13-2 = fora do alcance desta esquiva.
tokyo_clash-why-TC-13-12 = fora do caminho, longe demais ou um Prédio Grande.

monopoly-why-GM-1-5 = vocês estão do mesmo lado.
monopoly-why-GM-2-1 = constrói-se antes da primeira rolagem, a partir do turno seguinte à compra, e com dinheiro em mãos.
monopoly-why-GM-3-1 = { $most } AP por parada são o limite, e você só gasta os que tem.
monopoly-why-GM-3-4 = só ruínas estão à venda, no fim da sua parada e pelo preço inteiro.
monopoly-why-GM-3-5 = o que é seu não pode ser atacado.
monopoly-why-GM-3-6 = um kaiju que se esconde ou serve não compra nada.
monopoly-why-GM-4-1 = constrói-se nos próprios distritos, a partir do turno seguinte à compra.
monopoly-why-GM-6-1 = uma luta começa quando alguém para, não antes da rolagem.
monopoly-why-GM-6-2 = não há luta enquanto quem para não tiver passado uma vez pelo INÍCIO.
monopoly-why-GM-6-3 = { $most } AP são o limite, e só quem para derruba casas.
monopoly-why-GM-6-4 = quem se esconde não para: fica um espaço antes. Agora você já parou.
monopoly-why-GM-6-8 = já não tem HP.
monopoly-why-GM-7-4 = um kaiju que serve não constrói nada.
monopoly-why-GM-7-6 = é do lado a que você serve.
monopoly-why-GM-9-1 = três propostas por turno, antes da rolagem.
monopoly-why-GM-9-3 = { $deals ->
        [own_turn] a serviço de outro kaiju, você não faz acordos.
       *[in_need] a serviço de outro kaiju, só se negociam cartas de Sorte guardadas, e você não tem nenhuma.
    }
