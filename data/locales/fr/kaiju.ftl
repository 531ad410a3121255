# Les noms des kaiju, les mêmes dans tous les jeux.

kaiju-godzilla = Godzilla
kaiju-king_ghidorah = King Ghidorah
kaiju-gigan = Gigan
kaiju-anguirus = Anguirus
kaiju-mothra = Mothra
kaiju-rodan = Rodan
kaiju-king_caesar = King Caesar
kaiju-zilla = Zilla
kaiju-ebirah = Ebirah
kaiju-kumonga = Kumonga
kaiju-kamacuras = Kamacuras
kaiju-manda = Manda
kaiju-mechagodzilla = Mechagodzilla
kaiju-megalon = Megalon
