# Names of kaiju, the same in every game.

kaiju-godzilla = ゴジラ
kaiju-king_ghidorah = キングギドラ
kaiju-gigan = ガイガン
kaiju-anguirus = アンギラス
kaiju-mothra = モスラ
kaiju-rodan = ラドン
kaiju-king_caesar = キングシーサー
kaiju-zilla = ジラ
kaiju-ebirah = エビラ
kaiju-kumonga = クモンガ
kaiju-kamacuras = カマキラス
kaiju-manda = マンダ
kaiju-mechagodzilla = メカゴジラ
kaiju-megalon = メガロ
