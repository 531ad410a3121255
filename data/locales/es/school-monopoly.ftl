lesson-monopoly-rolling = Tirar, destrozar, comprar
lesson-monopoly-rolling-roll = Cada turno empieza con lo que quieras construir o negociar; luego, dos dados. Aún no hay nada que construir: tira.
refused-lesson-monopoly-roll-first = Eso puede esperar. En esta lección, tira.
lesson-monopoly-rolling-smash = Caes en { monopoly-space-ota } y una casa se derrumba sola. Con hasta 2 puntos de ataque (PA) derribas más. Quedan dos casas: golpea las dos.
refused-lesson-monopoly-both-houses = Así queda algo en pie y el distrito no se vende. Los dos puntos, a las dos casas.
lesson-monopoly-rolling-buy = No queda ninguna casa: las ruinas se venden a quien cae en ellas. Compra { monopoly-space-ota }.
refused-lesson-monopoly-buy-it = Quien caiga aquí después te lo agradecería. Dinero tienes: compra el distrito.
lesson-monopoly-rolling-end = Es tuyo, pero siguen siendo ruinas: quien caiga allí puede comprárselas a la Ciudad, y tú no recibes nada. Ahora toca construir.

lesson-monopoly-building = Construir y la SALIDA
lesson-monopoly-building-works = { monopoly-space-ota } es tuyo, pero aún son ruinas, y las ruinas se venden. Antes de tirar, pulsa *{ monopoly-estate-title }* y levanta una casa: mientras siga en pie, nadie puede comprar el distrito, y en la SALIDA te da dinero.
refused-lesson-monopoly-build-first = Primero construye: después de tirar, ya es tarde en este turno.
lesson-monopoly-building-house = Una casa al menos. Se derrumba una cada vez que alguien cae aquí, incluso tú, y sin ninguna el distrito está en venta: cuantas más, más seguro. Las casas también dan dinero en la SALIDA, y un tanque dispara a los enemigos que caen aquí.
refused-lesson-monopoly-a-house = Sin casa, { monopoly-space-ota } sigue en venta. Construye una al menos.
lesson-monopoly-building-roll = Bien construido. Ahora tira: la SALIDA está cerca.
refused-lesson-monopoly-now-roll = Ya has construido bastante en este turno. Tira.
lesson-monopoly-building-go = Pasas por la SALIDA. Toma dinero (más por cada casa) y 3 puntos de ataque, o bien 1 punto de salud (PS). Las dos cosas valen: ¿qué te hace más falta?
refused-lesson-monopoly-go = Primero toma lo que da la SALIDA.
lesson-monopoly-building-end = Así se crece: las casas dan dinero, los tanques vigilan y, con un color entero, puedes poner Cañones Máser, que alcanzan cuatro espacios.

lesson-monopoly-fighting = Luchar y esconderse
lesson-monopoly-fighting-roll = { kaiju-mothra } está en { monopoly-space-ota } con 2 puntos de salud (PS) y sin puntos de ataque (PA). Tira.
lesson-monopoly-fighting-land = Vas hacia ella. Escóndete un espacio antes, donde no pasa nada, o cae y lucha. Quien tiene PA puede devolver el golpe, pero ella no tiene: cae en su espacio.
refused-lesson-monopoly-land = Esconderse es para cuando la otra parte es más fuerte. Tienes 5 PA y 6 PS, y ella 2 PS: cae en su espacio.
lesson-monopoly-fighting-strike = Puedes gastar 2 PA en casas o en ella. Quien quita el último PS gana el combate. Los dos, a { kaiju-mothra }.
refused-lesson-monopoly-both-at-her = Así sigue en pie. 2 PS, 2 PA: los dos a { kaiju-mothra }.
lesson-monopoly-fighting-end = { kaiju-mothra } queda sometida: te sirve, y lo que tenía se vende. Gana quien somete a todos los demás. Antes de luchar compara PS y PA; la SALIDA da más PA.

lesson-monopoly-dealing = Suerte y tratos
lesson-monopoly-dealing-chance = A tres espacios de aquí está Suerte. Unas cartas actúan en el acto; otras se guardan. Tira.
lesson-monopoly-dealing-answer = { monopoly-card-full_belly } te la guardas: un día te sacará del { monopoly-space-big_pile_of_fish }. Y { kaiju-mothra } ofrece 1,2M por { monopoly-space-shinagawa }. Completaría su color: ¿cuánto vale eso?
refused-lesson-monopoly-decline = Tendría el color entero, y con él Cañones Máser, por menos de lo que cuestan las ruinas. Rechaza.
lesson-monopoly-dealing-end = Bien hecho: para ella vale mucho más de lo que ofrece. Antes de tirar también puedes hacer una oferta tú.

lesson-monopoly-game = Una partida entera
lesson-monopoly-game-plays = Una partida corta contra una máquina de nivel fácil. Gana quien quite al otro su último PS. Si uno de los dos pasa por la SALIDA por 12.ª vez, esa ronda es la última y gana quien tenga más PS.
lesson-monopoly-game-end = { $won ->
        [yes] Has ganado. Ya conoces el juego: a una mesa de verdad.
       *[no] Esta vez no, pero has jugado hasta el final. ¿Otra vez, o una mesa de verdad?
    }
