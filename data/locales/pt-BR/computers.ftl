# Jogadores do computador: quem joga com qual kaiju e com que gênio, o que dizem, e como é o kaiju deles na sala.

computer-any = O Forasteiro
    .temper = dry
computer-godzilla = General Aso
    .temper = stern
computer-king_ghidorah = Madame Tufão
    .temper = grand
computer-gigan = O Inventor
    .temper = curious
computer-anguirus = Capitã Umi
    .temper = stern
computer-mothra = Tia Tremor
    .temper = grand
computer-rodan = Almirante Neblina
    .temper = stern
computer-king_caesar = O Zelador
    .temper = dry
computer-zilla = O Estagiário
    .temper = dry
computer-ebirah = O Barqueiro
    .temper = dry
computer-kumonga = Professor Kuma
    .temper = curious
computer-kamacuras = O Vigia Noturno
    .temper = dry
computer-manda = Dona Monção
    .temper = grand
computer-mechagodzilla = Doutor Estática
    .temper = curious
computer-megalon = O Topógrafo
    .temper = curious

computer-says = -# { $name }: “{ $remark }”

remark-strike-stern-1 = Conforme o manual.
remark-strike-stern-2 = Fogo à vontade.
remark-strike-stern-3 = Ordem cumprida.
remark-strike-curious-1 = Fascinante. Anote isso.
remark-strike-curious-2 = Funciona melhor que no papel.
remark-strike-curious-3 = Ora, por que isso doeu?
remark-strike-dry-1 = Nada pessoal.
remark-strike-dry-2 = Estava na agenda.
remark-strike-dry-3 = Cuidado com o entulho.
remark-strike-grand-1 = Podem aplaudir.
remark-strike-grand-2 = Eu avisei na primavera.
remark-strike-grand-3 = E esse foi o delicado.

remark-hit-stern-1 = Registrado. Mantenham a posição.
remark-hit-stern-2 = Um arranhão. Sigam em frente.
remark-hit-stern-3 = Isso terá resposta.
remark-hit-curious-1 = Ah. Então a sensação é essa.
remark-hit-curious-2 = Belo arremesso. De novo?
remark-hit-curious-3 = Preciso ajustar alguma coisa.
remark-hit-dry-1 = Ai. Que conste em ata.
remark-hit-dry-2 = Isso vai para a conta.
remark-hit-dry-3 = Eu tinha planos para isso.
remark-hit-grand-1 = Que falta de modos.
remark-hit-grand-2 = Espero uma carta sua a respeito.
remark-hit-grand-3 = E logo no meu melhor ângulo.

remark-win-stern-1 = A cidade está segura. Ou o que sobrou dela.
remark-win-stern-2 = Podem se retirar.
remark-win-stern-3 = Operação limpa, em boa parte.
remark-win-curious-1 = O experimento é um sucesso.
remark-win-curious-2 = Vou publicar.
remark-win-curious-3 = Vamos ver o que mais desaba?
remark-win-dry-1 = Fica concluída a demolição.
remark-win-dry-2 = Eu mando a fatura.
remark-win-dry-3 = Alguém devia varrer isto.
remark-win-grand-1 = Naturalmente.
remark-win-grand-2 = Já podem se levantar.
remark-win-grand-3 = Cai o pano.

temper-any =
    { $level ->
        [easy] Veio pelo exercício.
        [hard] Leu as regras duas vezes, e as suas três últimas partidas.
       *[other] Olha onde pisa.
    }
temper-godzilla =
    { $level ->
        [easy] Ainda meio adormecido no fundo do mar.
        [hard] Desperto, e sem vontade de dividir a cidade.
       *[other] Anda devagar. Chega do mesmo jeito.
    }
temper-king_ghidorah =
    { $level ->
        [easy] Três cabeças, três opiniões.
        [hard] Três cabeças, um plano.
       *[other] Duas cabeças pensam, a terceira vigia.
    }
temper-gigan =
    { $level ->
        [easy] Afia os ganchos mais do que os usa.
        [hard] Já escolheu onde cortar.
       *[other] Gosta de trabalhar de perto.
    }
temper-anguirus =
    { $level ->
        [easy] Na dúvida se enrola, e vive na dúvida.
        [hard] Paciente, espinhoso e farto de esperar.
       *[other] Sempre se levanta. E lembra quem o derrubou.
    }
temper-mothra =
    { $level ->
        [easy] Não quer fazer mal, e quase nunca faz.
        [hard] Gentil até a terceira batida de asas.
       *[other] Boa com as cidades, menos com os rivais.
    }
temper-rodan =
    { $level ->
        [easy] Voa primeiro, olha depois.
        [hard] Quando se ouve, já passou.
       *[other] Dá uma volta antes de golpear.
    }
temper-king_caesar =
    { $level ->
        [easy] Só acorda se cantarem para ele.
        [hard] Faz de cada golpe um golpe seu.
       *[other] Guarda o que é seu, e um pouco mais.
    }
temper-zilla =
    { $level ->
        [easy] Veio mais pelo peixe.
        [hard] Ouviu o que andam dizendo, e veio responder.
       *[other] Veloz, e sem paciência para comparações.
    }
temper-ebirah =
    { $level ->
        [easy] Acena com a pinça para os navios.
        [hard] Não larga nada.
       *[other] Uma pinça para segurar, outra para golpear.
    }
temper-kumonga =
    { $level ->
        [easy] Fica preso na própria teia.
        [hard] A teia já está em volta da mesa.
       *[other] Tece, espera, e raramente tem pressa.
    }
temper-kamacuras =
    { $level ->
        [easy] Acha que ninguém o vê.
        [hard] Ninguém o viu. Esse é o problema.
       *[other] Fica bem parado, até que não fica.
    }
temper-manda =
    { $level ->
        [easy] Comprida, e um pouco embaraçada.
        [hard] Fecha mais uma volta a cada jogada.
       *[other] Dá a volta mais longa ao seu redor.
    }
temper-mechagodzilla =
    { $level ->
        [easy] Ainda iniciando.
        [hard] Sistemas prontos. Piedade não está entre eles.
       *[other] Segue o programa. O programa é bom.
    }
temper-megalon =
    { $level ->
        [easy] Cava na direção errada.
        [hard] Aparece onde dói.
       *[other] Perfura primeiro, não pergunta nada.
    }
