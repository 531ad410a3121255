# Os primeiros comandos e o que pode dar errado com qualquer um deles.

ping = Acordado. Latência até o Discord: { $milliseconds } ms.

about =
    ## O mestre de jogo dos kaiju
    Versão { $version }. Eu conduzo jogos de tabuleiro de kaiju para o pessoal de um servidor: uma jogada pode levar minutos ou dias, qualquer pessoa pode assistir, as mãos são secretas e nada se perde.
about-games = **Jogos**
    - Godzilla: Tokyo Clash, de 2 a 4 jogadores
    - Godzilla Total War, de 3 a 12 jogadores
    - Godzilla Monopoly não oficial, de 2 a 8 jogadores
about-thanks = -# Um projeto de fãs, gratuito, sem ligação com a TOHO nem com nenhuma editora; os nomes pertencem a seus donos. Ícones dos artistas de game-icons.net (CC BY 3.0), fontes sob a SIL Open Font License. O arquivo NOTICE cita todo mundo.
about-source = Código e ajuda

greeting =
    ## Algo se mexe na baía
    Conduzo três jogos de tabuleiro de kaiju aqui mesmo. As jogadas levam minutos ou dias, as mãos são secretas, qualquer pessoa pode assistir.
greeting-game = - **{ $name }** { $about }
greeting-play = Jogar já contra computadores
greeting-open = Abrir uma mesa
greeting-how = Ver como funciona
greeting-posted = A saudação está em { $channel }.
which-game = **Qual jogo?**
setup-greet = Publicar a saudação aqui

setup-fine = **Tudo pronto.** Posso fazer o que preciso em { $channel }.
setup-lacking = **Ainda não.** Não consigo conduzir uma partida em { $channel }.
setup-needs = Preciso destas permissões (Configurações do servidor, Cargos, ou as do próprio canal):
setup-wishes = Trabalho melhor com:
server-form = Os tabuleiros nos tópicos deste servidor são { $form ->
        [tall] verticais, para celular
       *[wide] horizontais
    }. Cada pessoa escolhe como vê as próprias páginas em /settings.
server-form-tall = Tabuleiros verticais
server-form-wide = Tabuleiros horizontais
server-not-yours = Só quem administra este servidor pode escolher isso.

server-home = As partidas novas são publicações em { $channel }.
server-no-home = As partidas novas ganham um tópico no canal em que são abertas. Com `/setup home:` elas viram publicações de um fórum.
server-end-home = Sem fórum
server-news = Os resultados são encaminhados para { $channel }.
server-no-news = Os resultados ficam nos seus tópicos. Com `/setup news:` eles são encaminhados para um canal.
server-end-news = Não encaminhar resultados
server-language = Idioma do que eu publico neste servidor: { $language }.
server-own-language = Idioma do que eu publico neste servidor, como dizem as configurações dele no Discord: { $language }. Com `/setup language:` uso outro idioma.
server-end-language = O idioma do servidor
tag-lobby = Sala
tag-running = Em jogo
tag-over = Encerrada

right-view-channel = Ver canal
right-send-messages = Enviar mensagens
right-send-messages-in-threads = Enviar mensagens em tópicos
right-create-public-threads = Criar tópicos públicos
right-attach-files = Anexar arquivos
right-embed-links = Inserir links
right-read-message-history = Ver histórico de mensagens
right-manage-threads = Gerenciar tópicos
right-pin-messages = Fixar mensagens

failure-only-in-server = Isto funciona em um servidor, não em uma conversa particular.
failure-not-allowed = Você não pode fazer isso aqui.
failure-bot-lacks-rights = Aqui me falta uma permissão; quem administra o servidor vê qual é com /setup.
failure-too-fast = Rápido demais: me dê um instante.
failure-outdated = Este comando mudou; recarregue o Discord para receber o novo.
failure-unexpected = Algo deu errado do meu lado. Nada se perdeu; é só tentar de novo.
failure-NoSuchTable = Essa mesa não existe aqui.
failure-NotSeated = Você não está nesta mesa.
failure-store = Não consigo salvar partidas agora, então nada mudou. Tente de novo daqui a um minuto.
failure-away = Não consigo alcançar meu banco de dados agora. Nenhuma partida se perde, e eu continuo assim que ele voltar; tente de novo daqui a um minuto.
failure-moved = Esta mesa acabou de passar para outra parte do sistema; nada mudou. Tente de novo.
failure-closing = Estou reiniciando; nada se perde. Tente de novo daqui a um minuto.
failure-discord = O Discord não respondeu. Nada se perdeu; tente de novo daqui a pouco.
failure-unknown = Esse botão é antigo. Abra o painel da partida ou procure por ela com /games.
failure-channel = Cada partida ganha um tópico só dela, por isso a mesa precisa de um canal de texto ou de anúncios. Canais de voz, palco, fórum e mídia não servem.
failure-rights = Aqui me faltam permissões: { $rights }. Quem administra o servidor pode concedê-las; /setup mostra todas.
no-table = Nenhuma partida está em andamento aqui. `/play` começa uma; uma já encerrada se indica na opção “table”.
which-table = Há várias mesas. Indique uma na opção “table” ou use o comando no tópico dela.
right-unknown = uma permissão desconhecida
trouble-rights = **{ $title }** está esperando. Em { $channel } me faltam permissões: { $rights }. A partida continua sozinha assim que forem concedidas; `/setup` mostra todas, `/game move` a leva para outro lugar.
trouble-gone = O tópico de **{ $title }** sumiu, mas nada da partida se perdeu: digite `/game move` no canal em que ela deve continuar. Até lá, `/hand` e `/board` funcionam de qualquer lugar.
failure-reference = Referência { $reference }

help-commands =
    - `/play`: uma partida contra computadores, na hora
    - `/learn`: lições curtas e privadas
    - `/game new`: uma mesa para várias pessoas; `/game find` procura gente
    - `/games`: suas partidas e de quem é a vez
    - `/rules`: qualquer regra, carta ou kaiju
    - `/settings`: avisos, horário de silêncio, idioma, imagens
