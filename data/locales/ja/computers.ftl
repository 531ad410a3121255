# Computer players: who plays which kaiju and with what temper, what they say, and what their kaiju is like in the lobby.
# Style: docs/languages/ja.md. All names are ours; a temper chooses the remarks and is not translated.

computer-any = 旅の人
    .temper = dry
computer-godzilla = 阿蘇将軍
    .temper = stern
computer-king_ghidorah = マダム・タイフーン
    .temper = grand
computer-gigan = 機械いじりの達人
    .temper = curious
computer-anguirus = 海野船長
    .temper = stern
computer-mothra = ナマズおばさん
    .temper = grand
computer-rodan = 霧の提督
    .temper = stern
computer-king_caesar = 管理人
    .temper = dry
computer-zilla = インターン
    .temper = dry
computer-ebirah = 渡し守
    .temper = dry
computer-kumonga = クマ教授
    .temper = curious
computer-kamacuras = 夜警
    .temper = dry
computer-manda = モンスーン嬢
    .temper = grand
computer-mechagodzilla = 静電気博士
    .temper = curious
computer-megalon = 測量士
    .temper = curious

computer-says = -# { $name }「{ $remark }」

remark-strike-stern-1 = 教本どおりだ。
remark-strike-stern-2 = 効力射、始め。
remark-strike-stern-3 = 命令どおり。
remark-strike-curious-1 = 興味深い。記録しておこう。
remark-strike-curious-2 = 机上の計算よりうまくいく。
remark-strike-curious-3 = さて、今のはなぜ痛かったのかな。
remark-strike-dry-1 = 恨みはありません。
remark-strike-dry-2 = 予定どおりです。
remark-strike-dry-3 = 足元のがれきにご注意を。
remark-strike-grand-1 = 拍手をどうぞ。
remark-strike-grand-2 = 春にご忠告しましたのに。
remark-strike-grand-3 = 今のは手加減したほうですのよ。

remark-hit-stern-1 = 了解。戦線を維持せよ。
remark-hit-stern-2 = かすり傷だ。続けろ。
remark-hit-stern-3 = この借りは返す。
remark-hit-curious-1 = なるほど。こういう感触か。
remark-hit-curious-2 = 見事な一投だ。もう一度どうかな。
remark-hit-curious-3 = どこか調整が必要だな。
remark-hit-dry-1 = 痛い、と記録しておきます。
remark-hit-dry-2 = 請求書に載せておきます。
remark-hit-dry-3 = それ、使う予定だったのですが。
remark-hit-grand-1 = まあ、失礼な。
remark-hit-grand-2 = 詫び状をお待ちしますわ。
remark-hit-grand-3 = よりによって、自慢の側を。

remark-win-stern-1 = 街は確保した。残った分はな。
remark-win-stern-2 = 解散。
remark-win-stern-3 = おおむね、きれいな作戦だった。
remark-win-curious-1 = 実験は成功だ。
remark-win-curious-2 = 論文にまとめよう。
remark-win-curious-3 = ほかに何が倒れるか、見てみようか。
remark-win-dry-1 = 以上で解体工事を終わります。
remark-win-dry-2 = 請求書をお送りします。
remark-win-dry-3 = 誰か、掃除をお願いします。
remark-win-grand-1 = 当然ですわ。
remark-win-grand-2 = もうお立ちになってよろしくてよ。
remark-win-grand-3 = 幕を下ろしましょう。

temper-any =
    { $level ->
        [easy] 運動がてら来た。
        [hard] ルールを2度読み、あなたの最近の3試合も読んできた。
       *[other] 足元を見て歩く。
    }
temper-godzilla =
    { $level ->
        [easy] まだ海底で半分眠っている。
        [hard] 目を覚ました。街を分け合う気はない。
       *[other] 歩みは遅い。それでも必ず着く。
    }
temper-king_ghidorah =
    { $level ->
        [easy] 首が三つ、意見も三つ。
        [hard] 首が三つ、作戦は一つ。
       *[other] 二つの首が考え、残る一つが見張る。
    }
temper-gigan =
    { $level ->
        [easy] 鉤爪は、使うより研ぐほうが好き。
        [hard] どこを斬るか、もう決めてある。
       *[other] 間近での仕事を好む。
    }
temper-anguirus =
    { $level ->
        [easy] 迷ったら丸くなる。よく迷う。
        [hard] 我慢強く、とげだらけで、もう待つのはやめた。
       *[other] また立ち上がる。誰に倒されたかは忘れない。
    }
temper-mothra =
    { $level ->
        [easy] 悪気はなく、たいてい害もない。
        [hard] 優しいのは三度目の羽ばたきまで。
       *[other] 街には優しく、相手にはそうでもない。
    }
temper-rodan =
    { $level ->
        [easy] まず飛び、あとから見る。
        [hard] 音が届くころには、もう通り過ぎている。
       *[other] ひと回りしてから襲う。
    }
temper-king_caesar =
    { $level ->
        [easy] 歌ってもらわないと起きない。
        [hard] どんな一撃も自分のものにする。
       *[other] 自分のものを守る。少し余分にも。
    }
temper-zilla =
    { $level ->
        [easy] 目当てはだいたい魚。
        [hard] うわさは聞いた。その返事をしに来た。
       *[other] 素早い。比べられるのにはうんざりだ。
    }
temper-ebirah =
    { $level ->
        [easy] 通る船にはさみを振る。
        [hard] つかんだものは放さない。
       *[other] 片方でつかみ、片方で打つ。
    }
temper-kumonga =
    { $level ->
        [easy] 自分の巣によく引っかかる。
        [hard] 巣はもう、この卓を囲んでいる。
       *[other] 張って、待つ。めったに急がない。
    }
temper-kamacuras =
    { $level ->
        [easy] 誰にも見えていないと信じている。
        [hard] 誰も姿を見ていない。それが問題だ。
       *[other] じっと動かない。動くまでは。
    }
temper-manda =
    { $level ->
        [easy] 長くて、少しこんがらがっている。
        [hard] 手番のたびに、ひと巻きずつ締める。
       *[other] あなたのまわりを遠回りしてくる。
    }
temper-mechagodzilla =
    { $level ->
        [easy] まだ起動中。
        [hard] 全系統準備よし。慈悲は搭載していない。
       *[other] プログラムに従う。プログラムは確かだ。
    }
temper-megalon =
    { $level ->
        [easy] 掘る方向を間違える。
        [hard] いちばん痛いところから出てくる。
       *[other] まず掘る。何も聞かない。
    }
