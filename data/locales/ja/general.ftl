# The first commands and what can go wrong with any command.

ping = 起きています。Discordまでの遅延：{ $milliseconds }ミリ秒。

about =
    ## 怪獣ゲームマスター
    バージョン{ $version }。サーバーの皆さんのために、怪獣のボードゲームを取り仕切ります。1手に数分でも数日でも、観戦は自由、手札は秘密のまま、何ひとつ失われません。
about-games = **ゲーム**
    - ゴジラ 東京クラッシュ、2〜4人
    - ゴジラ トータル・ウォー、3〜12人
    - 非公式ゴジラ・モノポリー、2〜8人
about-thanks = -# 無料のファン作品で、東宝および各出版社とは関係ありません。名称はそれぞれの権利者に属します。アイコンはgame-icons.netの作家の皆さん（CC BY 3.0）、フォントはSIL Open Font Licenseによります。すべての名前はファイルNOTICEにあります。
about-source = ソースとヘルプ

greeting =
    ## 湾で何かが動いています
    ここで3つの怪獣ボードゲームを取り仕切ります。1手に数分でも数日でもかまいません。手札は秘密、観戦は自由です。
greeting-game = - **{ $name }** { $about }
greeting-play = 今すぐコンピューターと遊ぶ
greeting-open = 卓を開く
greeting-how = 遊び方を見る
greeting-posted = あいさつを{ $channel }に出しました。
which-game = **どのゲームにしますか？**
setup-greet = ここにあいさつを出す

setup-fine = **準備完了。**{ $channel }では、必要なことがすべてできます。
setup-lacking = **まだです。**{ $channel }ではゲームを進められません。
setup-needs = 次の権限が必要です（サーバー設定のロール、またはチャンネルの権限）：
setup-wishes = 次の権限もあると助かります：
server-form = このサーバーのスレッドの盤面は{ $form ->
        [tall] 縦長（スマホ向き）
       *[wide] 横長
    }です。自分のページの形は、各自が/settingsで選べます。
server-form-tall = 縦長の盤面
server-form-wide = 横長の盤面
server-not-yours = それを選べるのは、このサーバーを管理している人だけです。

server-home = 新しいゲームは{ $channel }の投稿になります。
server-no-home = 新しいゲームは、開いたチャンネルのスレッドになります。`/setup home:`でフォーラムの投稿にできます。
server-end-home = フォーラムを使わない
server-news = 結果は{ $channel }に転送されます。
server-no-news = 結果は各スレッドに残ります。`/setup news:`でチャンネルに転送できます。
server-end-news = 転送しない
server-language = このサーバーでは{ $language }で投稿します。
server-own-language = このサーバーでは、Discordの設定のとおり{ $language }で投稿します。`/setup language:`で変えられます。
server-end-language = サーバーの言語
tag-lobby = 募集中
tag-running = 進行中
tag-over = 終了

right-view-channel = チャンネルを見る
right-send-messages = メッセージを送信
right-send-messages-in-threads = スレッドでメッセージを送信
right-create-public-threads = 公開スレッドの作成
right-attach-files = ファイルを添付
right-embed-links = 埋め込みリンク
right-read-message-history = メッセージ履歴を読む
right-manage-threads = スレッドの管理
right-pin-messages = メッセージをピン留め

failure-only-in-server = これはサーバーで使えます。DMでは使えません。
failure-not-allowed = ここでは、その操作は許可されていません。
failure-bot-lacks-rights = ここでの権限が足りません。どれが足りないかは、サーバーの管理者が/setupで確かめられます。
failure-too-fast = 少し速すぎます。ひと息おいてください。
failure-outdated = このコマンドは新しくなりました。Discordを再読み込みすると使えます。
failure-unexpected = こちらで問題が起きました。何も失われていません。もう一度試してください。
failure-NoSuchTable = ここにその卓はありません。
failure-NotSeated = この卓には参加していません。
failure-store = 今はゲームを保存できないため、何も変わっていません。1分ほどしてから、もう一度試してください。
failure-away = 今、データベースに接続できません。ゲームは失われません。復旧すれば自動で続きます。1分ほどしてから、もう一度試してください。
failure-moved = この卓の担当が切り替わったところです。何も変わっていません。もう一度試してください。
failure-closing = 再起動中です。何も失われていません。1分ほどしてから、もう一度試してください。
failure-discord = Discordから応答がありませんでした。何も失われていません。少ししてから、もう一度試してください。
failure-unknown = そのボタンは古くなっています。ゲームのパネルを開くか、/gamesで探してください。
failure-channel = ゲームには専用のスレッドが要るので、卓を開けるのはテキストかアナウンスのチャンネルです。ボイス、ステージ、フォーラム、メディアのチャンネルでは開けません。
failure-rights = ここでの権限が足りません：{ $rights }。サーバーの管理者が付与でき、/setupですべて確かめられます。
no-table = 進行中のゲームはありません。`/play`で始められます。終わったゲームは、オプション「table」で指定してください。
which-table = 卓がいくつもあります。オプション「table」で指定するか、その卓のスレッドで使ってください。
right-unknown = 不明な権限
trouble-rights = **{ $title }**が待っています。{ $channel }での権限が足りません：{ $rights }。付与されれば自動で再開します。`/setup`ですべて確かめられ、`/game move`で別の場所に移せます。
trouble-gone = **{ $title }**のスレッドがなくなりましたが、ゲームは何も失われていません。続けたいチャンネルで`/game move`と打ってください。それまでも`/hand`と`/board`はどこからでも使えます。
failure-reference = 照会番号 { $reference }

help-commands =
    - `/play`：コンピューターとすぐに対戦
    - `/learn`：自分だけの短いレッスン
    - `/game new`：みんなで遊ぶ卓。`/game find`で参加者を募集
    - `/games`：自分のゲームと手番
    - `/rules`：ルール、カード、怪獣を調べる
    - `/settings`：呼び出し、静かな時間、言語、画像
