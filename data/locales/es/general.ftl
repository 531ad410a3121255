# Los primeros comandos y lo que puede fallar con cualquiera de ellos.

ping = Despierto. Latencia con Discord: { $milliseconds } ms.

about =
    ## El director de juego kaiju
    Versión { $version }. Dirijo juegos de mesa de kaiju para la gente de un servidor: un turno puede durar minutos o días, cualquiera puede mirar, las manos son privadas y no se pierde nada.
about-games = **Juegos**
    - Godzilla: Tokyo Clash, de 2 a 4 jugadores
    - Godzilla Total War, de 3 a 12 jugadores
    - Unofficial Godzilla Monopoly, de 2 a 8 jugadores
about-thanks = -# Un proyecto de fans gratuito, sin relación con TOHO ni con ninguna editorial; los nombres son de sus dueños. Iconos de los artistas de game-icons.net (CC BY 3.0), fuentes bajo la SIL Open Font License. El archivo NOTICE nombra a todo el mundo.
about-source = Código y ayuda

greeting =
    ## Algo se mueve en la bahía
    Aquí mismo dirijo tres juegos de mesa de kaiju. Los turnos duran minutos o días, las manos son privadas y cualquiera puede mirar.
greeting-game = - **{ $name }** { $about }
greeting-play = Jugar ya contra la máquina
greeting-open = Abrir una mesa
greeting-how = Ver cómo se juega
greeting-posted = El saludo ya está en { $channel }.
which-game = **¿Qué juego?**
setup-greet = Publicar el saludo aquí

setup-fine = **Listo.** En { $channel } puedo hacer todo lo que necesito.
setup-lacking = **Todavía no.** No puedo dirigir una partida en { $channel }.
setup-needs = Necesito estos permisos (Ajustes del servidor, Roles, o los del propio canal):
setup-wishes = Trabajo mejor con:
server-form = Los tableros en los hilos de este servidor son { $form ->
        [tall] verticales, para el teléfono
       *[wide] apaisados
    }. Cada cual elige para sus propias páginas en /settings.
server-form-tall = Tableros verticales
server-form-wide = Tableros apaisados
server-not-yours = Eso solo puede elegirlo quien administra este servidor.

server-home = Las partidas nuevas son publicaciones en { $channel }.
server-no-home = Las partidas nuevas tienen un hilo en el canal donde se abren. Con `/setup home:` serán publicaciones de un foro.
server-end-home = Sin foro
server-news = Los resultados se reenvían a { $channel }.
server-no-news = Los resultados se quedan en sus hilos. Con `/setup news:` se reenvían a un canal.
server-end-news = No reenviar
server-language = Idioma de lo que publico en este servidor: { $language }.
server-own-language = Idioma de lo que publico en este servidor: { $language }, el de su configuración en Discord. Con `/setup language:` uso otro.
server-end-language = El idioma del servidor
tag-lobby = Sala
tag-running = En juego
tag-over = Terminada

right-view-channel = Ver canal
right-send-messages = Enviar mensajes
right-send-messages-in-threads = Enviar mensajes en hilos
right-create-public-threads = Crear hilos públicos
right-attach-files = Adjuntar archivos
right-embed-links = Insertar enlaces
right-read-message-history = Leer el historial de mensajes
right-manage-threads = Gestionar hilos
right-pin-messages = Fijar mensajes

failure-only-in-server = Esto funciona en un servidor, no en una conversación privada.
failure-not-allowed = Eso no puedes hacerlo aquí.
failure-bot-lacks-rights = Aquí me falta un permiso; quien administra el servidor puede ver cuál con /setup.
failure-too-fast = Demasiado rápido: dame un momento.
failure-outdated = Este comando ha cambiado; recarga Discord para tener el nuevo.
failure-unexpected = Algo ha fallado por mi parte. No se ha perdido nada; inténtalo otra vez.
failure-NoSuchTable = Esa mesa no está aquí.
failure-NotSeated = No estás en esta mesa.
failure-store = Ahora mismo no puedo guardar partidas, así que no ha cambiado nada. Prueba dentro de un minuto.
failure-away = Ahora mismo no tengo acceso a mi base de datos. No se pierde ninguna partida, y sigo en cuanto responda; prueba dentro de un minuto.
failure-moved = Esta mesa acaba de pasar a otra parte de mí; no ha cambiado nada. Inténtalo otra vez.
failure-closing = Me estoy reiniciando; no se pierde nada. Prueba dentro de un minuto.
failure-discord = Discord no ha respondido. No se ha perdido nada; prueba en un momento.
failure-unknown = Ese botón ya no sirve. Abre el panel de la partida o búscala con /games.
failure-channel = Cada partida tiene su propio hilo, así que una mesa necesita un canal de texto o de anuncios. Los canales de voz, escenario, foro y multimedia no sirven.
failure-rights = Aquí me faltan permisos: { $rights }. Puede concederlos quien administra el servidor; /setup los muestra todos.
no-table = Aquí no hay ninguna partida en curso. `/play` empieza una; una ya terminada se indica en la opción «table».
which-table = Hay varias mesas. Indica una en la opción «table» o usa el comando en su hilo.
right-unknown = un permiso desconocido
trouble-rights = **{ $title }** está esperando: me faltan permisos en { $channel }: { $rights }. Sigue sola en cuanto se concedan; `/setup` los muestra todos y `/game move` la lleva a otro sitio.
trouble-gone = El hilo de **{ $title }** ya no existe, pero de la partida no se ha perdido nada: escribe `/game move` en el canal donde deba seguir. Hasta entonces, `/hand` y `/board` funcionan desde cualquier sitio.
failure-reference = Referencia { $reference }

help-commands =
    - `/play`: una partida contra la máquina, al momento
    - `/learn`: lecciones cortas y privadas
    - `/game new`: una mesa para varias personas; `/game find` las busca
    - `/games`: tus partidas y a quién le toca
    - `/rules`: cualquier regla, carta o kaiju
    - `/settings`: avisos, horas de silencio, idioma, imágenes
