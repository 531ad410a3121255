# Las máquinas: quién juega con qué kaiju y con qué temple, qué dicen, y cómo es su kaiju en la sala.
# Estilo: docs/voice.md y docs/languages/es.md.

computer-any = El Forastero
    .temper = dry
computer-godzilla = General Aso
    .temper = stern
computer-king_ghidorah = Madame Tifón
    .temper = grand
computer-gigan = El Inventor
    .temper = curious
computer-anguirus = Capitana Umi
    .temper = stern
computer-mothra = Tía Terremoto
    .temper = grand
computer-rodan = Almirante Niebla
    .temper = stern
computer-king_caesar = El Conserje
    .temper = dry
computer-zilla = El Aprendiz
    .temper = dry
computer-ebirah = El Barquero
    .temper = dry
computer-kumonga = Profesor Kuma
    .temper = curious
computer-kamacuras = El Sereno
    .temper = dry
computer-manda = Señorita Monzón
    .temper = grand
computer-mechagodzilla = Doctor Estática
    .temper = curious
computer-megalon = El Topógrafo
    .temper = curious

computer-says = -# { $name }: «{ $remark }»

remark-strike-stern-1 = Según el manual.
remark-strike-stern-2 = Fuego a discreción.
remark-strike-stern-3 = Conforme a lo ordenado.
remark-strike-curious-1 = Fascinante. Apunten eso.
remark-strike-curious-2 = Funciona mejor que sobre el papel.
remark-strike-curious-3 = A ver, ¿por qué ha dolido eso?
remark-strike-dry-1 = Nada personal.
remark-strike-dry-2 = Estaba en el programa.
remark-strike-dry-3 = Cuidado con los cascotes.
remark-strike-grand-1 = Pueden aplaudir.
remark-strike-grand-2 = Ya lo avisé en primavera.
remark-strike-grand-3 = Y ese era el suave.

remark-hit-stern-1 = Anotado. Mantengan la posición.
remark-hit-stern-2 = Un rasguño. Sigan.
remark-hit-stern-3 = Eso tendrá respuesta.
remark-hit-curious-1 = Ah. Así que eso es lo que se siente.
remark-hit-curious-2 = Un lanzamiento excelente. ¿Otra vez?
remark-hit-curious-3 = Tengo que ajustar algo.
remark-hit-dry-1 = Ay. Que conste en acta.
remark-hit-dry-2 = Eso lo apunto en la cuenta.
remark-hit-dry-3 = Tenía planes para eso.
remark-hit-grand-1 = Qué modales.
remark-hit-grand-2 = Espero una carta de disculpa.
remark-hit-grand-3 = Y por mi lado bueno.

remark-win-stern-1 = La ciudad está asegurada. Lo que queda de ella.
remark-win-stern-2 = Rompan filas.
remark-win-stern-3 = Una operación limpia, o casi.
remark-win-curious-1 = El experimento es un éxito.
remark-win-curious-2 = Pienso publicarlo.
remark-win-curious-3 = ¿Vemos qué más se cae?
remark-win-dry-1 = Con esto concluye la demolición.
remark-win-dry-2 = Les mando la factura.
remark-win-dry-3 = Alguien debería barrer.
remark-win-grand-1 = Naturalmente.
remark-win-grand-2 = Ya pueden levantarse.
remark-win-grand-3 = Telón.

temper-any =
    { $level ->
        [easy] Ha venido a hacer ejercicio.
        [hard] Se ha leído las reglas dos veces, y tus tres últimas partidas.
       *[other] Mira dónde pisa.
    }
temper-godzilla =
    { $level ->
        [easy] Todavía medio dormido en el fondo del mar.
        [hard] Despierto, y sin ganas de compartir la ciudad.
       *[other] Camina despacio. Llega igual.
    }
temper-king_ghidorah =
    { $level ->
        [easy] Tres cabezas, tres opiniones.
        [hard] Tres cabezas, un plan.
       *[other] Dos cabezas piensan, la tercera vigila.
    }
temper-gigan =
    { $level ->
        [easy] Afila los garfios más de lo que los usa.
        [hard] Ya ha elegido por dónde cortar.
       *[other] Prefiere trabajar de cerca.
    }
temper-anguirus =
    { $level ->
        [easy] Si duda, se hace una bola; y duda a menudo.
        [hard] Paciente, con púas, y harto de esperar.
       *[other] Se levanta. Recuerda quién lo tumbó.
    }
temper-mothra =
    { $level ->
        [easy] No quiere hacer daño, y casi nunca lo hace.
        [hard] Dulce hasta el tercer aleteo.
       *[other] Amable con las ciudades, menos con los rivales.
    }
temper-rodan =
    { $level ->
        [easy] Primero vuela, después mira.
        [hard] Cuando se le oye, ya ha pasado.
       *[other] Da una vuelta antes de golpear.
    }
temper-king_caesar =
    { $level ->
        [easy] Solo despierta si le cantan.
        [hard] Hace suyo cada golpe.
       *[other] Guarda lo suyo, y un poco más.
    }
temper-zilla =
    { $level ->
        [easy] Ha venido sobre todo por el pescado.
        [hard] Ha oído lo que dicen, y viene a responder.
       *[other] Rápida, y cansada de comparaciones.
    }
temper-ebirah =
    { $level ->
        [easy] Saluda con la pinza a los barcos que pasan.
        [hard] No suelta nada.
       *[other] Una pinza para agarrar, otra para golpear.
    }
temper-kumonga =
    { $level ->
        [easy] Se enreda en su propia tela.
        [hard] La tela ya rodea la mesa.
       *[other] Teje, espera, y rara vez tiene prisa.
    }
temper-kamacuras =
    { $level ->
        [easy] Cree que nadie lo ve.
        [hard] Nadie lo ha visto. Ese es el problema.
       *[other] Se queda muy quieto, hasta que deja de estarlo.
    }
temper-manda =
    { $level ->
        [easy] Larga, y un poco enredada.
        [hard] Cierra un anillo con cada turno.
       *[other] Te rodea por el camino largo.
    }
temper-mechagodzilla =
    { $level ->
        [easy] Todavía arrancando.
        [hard] Todos los sistemas listos. La piedad no es uno de ellos.
       *[other] Sigue el programa. El programa es sólido.
    }
temper-megalon =
    { $level ->
        [easy] Cava en la dirección equivocada.
        [hard] Sale justo donde duele.
       *[other] Primero taladra. Después tampoco pregunta.
    }
