import type { ConceptLines } from "../../concepts/concept-lines.ts";

export const spanishConcepts: ConceptLines = {
  concepts: {
    build: [
      [
        "Voy a {do} con un plano que cabe en una sola hoja.",
        "Cada noche marco en rojo lo que la realidad cambió y enseño por qué.",
        "Hay un paso que no se puede deshacer, y solo tengo un intento.",
        "Al final lo uso durante un día entero y enseño qué aguanta y qué se rompe.",
      ],
    ],
    repair: [
      [
        "Nadie ha tocado {thisObj} en años, y quiero oír cómo vuelve a funcionar.",
        "Desmonto cada pieza, la etiqueto y descubro qué se rompió de verdad.",
        "Una pieza ya no se fabrica: o la hago yo o lo dejo.",
        "El último plano es el momento de arrancar, sin cortes.",
      ],
      [
        "Mientras intento {do}, busco a su antiguo dueño.",
        "Cada capa que limpio deja ver una huella: una nota, un arreglo, un error.",
        "A mitad de camino tengo que elegir entre conservar la huella y que funcione.",
        "Al final su familia lo ve terminado por primera vez.",
      ],
    ],
    cook: [
      [
        "Voy a {doOpen} una y otra vez hasta que un desconocido repita.",
        "Cada versión cambia una sola cosa, y los fracasos también se comen.",
        "La última noche quedan ingredientes para un solo intento.",
        "Tres invitados lo prueban a ciegas junto a uno comprado y señalan el mejor.",
      ],
      [
        "Aprendo a {doOpen} con tres personas que juran por tres métodos distintos.",
        "Sigo cada método al pie de la letra y grabo el punto en que discuten.",
        "El que más me gustaba se deshace en el plato.",
        "Cocino lo mejor de los tres y se lo sirvo a la más estricta.",
      ],
    ],
    eat: [
      [
        "Quiero {doMany} con un marcador que todos pueden ver.",
        "Cada ronda recibe puntos por precio, primer bocado y si volvería.",
        "Una es tan mala que la pruebo dos veces para ser justo.",
        "La ganadora recibe una segunda visita sin cámara, y cuento si sabía igual.",
      ],
      [
        "Quiero {do} y apuntar qué le hace a mi cuerpo, a mi bolsillo y a mi humor.",
        "Grabo cada comida, también las tristes.",
        "A mitad de camino daría lo que fuera por otra cosa.",
        "Al final enseño los tres números y lo primero que como.",
      ],
    ],
    live: [
      [
        "Voy a {do}, y la cámara graba desde la primera mañana.",
        "Cada día enseña una cosa que cambia: el sueño, el dinero, la comida, la compañía.",
        "La peor noche leo en voz alta por qué empecé y compruebo si sigue siendo verdad.",
        "La última mañana recojo todo y respondo a una pregunta: ¿me quedaría?",
      ],
      [
        "Antes de {do}, escribo cinco cosas que seguro que pasarán.",
        "Después grabo una escena sincera al día, siempre la que preferiría cortar.",
        "La predicción de la que me reía es la primera en cumplirse.",
        "Al final abro la lista y cuento cuántas veces me conocía.",
      ],
    ],
    quit: [
      [
        "Voy a {do} y mido lo que cambia: sueño, humor, dinero.",
        "Un gráfico en la nevera recibe una línea al día, y mis amigos pueden revisarlo.",
        "En la segunda semana hay una fiesta, y todos me ofrecen justo eso.",
        "Al final enseño el gráfico y digo qué línea me sorprendió más.",
      ],
    ],
    learn: [
      [
        "El primer día grabo mi primer intento: {skill}, y da vergüenza verlo.",
        "Practico una hora al día y monto el mismo ejercicio, un día tras otro.",
        "Cuando ya nada avanza, le pido a una profesora una sola corrección.",
        "La última escena es una prueba real ante gente que no sabe nada del mal comienzo.",
      ],
    ],
    travel: [
      [
        "Voy a {do} sin plan: la siguiente parada la decide siempre un desconocido.",
        "Cada persona me manda a un lugar que le importa.",
        "Un consejo no lleva a ninguna parte, y está anocheciendo.",
        "El mapa final muestra una ruta que no vende ninguna guía, y la parada por la que volvería.",
      ],
    ],
    compete: [
      [
        "Voy a {do} contra mi propio primer intento.",
        "El intento antiguo corre a mi lado en pantalla, como un fantasma.",
        "A la mitad, el fantasma va por delante y mis piernas lo saben.",
        "La llegada se ve sin cortes, con los dos tiempos juntos.",
      ],
    ],
    trade: [
      [
        "Voy a {do} y enseño cada número que la gente suele esconder.",
        "Primero apunto lo que creo que vale; después pregunto a tres personas que saben.",
        "Una de ellas se ríe, y tengo que decidir si sigo.",
        "Al final el balance real está en pantalla, con las horas incluidas.",
      ],
    ],
    grow: [
      [
        "Voy a {do}, grabado desde un punto fijo desde el primer día.",
        "Cada semana mido, pruebo o cuento, y apunto qué hizo el tiempo.",
        "Una mañana falta la mitad, y el culpable dejó huellas.",
        "La cosecha se pesa en cámara junto al precio de la tienda.",
      ],
    ],
    find: [
      [
        "Voy a {do} con una sola pista.",
        "Cada pista lleva a una persona que sabe un poco más que la anterior.",
        "El rastro se pierde ante una puerta por la que ya había pasado.",
        "Enseño lo que encontré y lo que decidí dejar en su sitio.",
      ],
    ],
    activity: [
      [
        "Tres desconocidos me ven {do} y cada uno puede cambiar una regla.",
        "El primero lo hace más fácil, el segundo más difícil, el tercero más divertido.",
        "La regla divertida casi lo arruina todo.",
        "Al final votan si cuenta o no.",
      ],
      [
        "Me doy {newSpan} para {do}, y el reloj no sale de la pantalla.",
        "El plan tiene cinco pasos, y lo que no se termina pasa al siguiente.",
        "A mitad de camino voy tarde y tengo que decidir qué dejo fuera.",
        "Cuando se acaba el tiempo, la cámara enseña el resultado tal como es.",
      ],
      [
        "Alguien con experiencia me mira mientras intento {do}.",
        "Empiezo sin ayuda, y cada error va a la pared con una nota.",
        "Puedo pedir ayuda una sola vez.",
        "Al final repasamos la pared y encontramos el error más caro.",
      ],
      [
        "Antes de {do}, escribo tres predicciones.",
        "Luego lo grabo todo, también lo que queda mal.",
        "La predicción que daba por segura falla primero.",
        "Al final abro el sobre ante la cámara.",
      ],
      [
        "Quiero {do} y enseñar lo que cuesta de verdad: dinero, horas, nervios.",
        "Un contador corre en la esquina desde el primer minuto.",
        "A mitad de camino el número supera lo previsto, y tengo que recortar.",
        "La cuenta final sale en pantalla, y digo si mereció la pena.",
      ],
      [
        "Quiero {do}, y alguien apuesta a que lo dejaré.",
        "Acordamos una regla y un castigo.",
        "El peor día estoy a un mensaje de perder.",
        "La apuesta se resuelve ante la cámara, y uno de los dos cocina la cena.",
      ],
      [
        "Antes de {do}, pido consejo a tres personas.",
        "Una lo ha hecho, otra fracasó y otra solo lo ha leído.",
        "El mejor consejo viene de quien menos me fiaba.",
        "Al final las llamo y les cuento cómo fue.",
      ],
    ],
    span: [
      [
        "{span} {limit}: lo digo en voz alta la primera mañana, para que no haya vuelta atrás.",
        "Cada día una escena enseña qué falta y qué ocupa su lugar.",
        "Hacia la mitad, alguien a quien quiero me pide que pare.",
        "La última noche puedo recuperarlo, y la cámara espera mi decisión.",
      ],
      [
        "{span} {at}, con una regla: nadie puede traerme nada.",
        "Los días llevan número, y cada uno enseña un problema y su solución.",
        "Un número no tiene solución, solo espera.",
        "El último día salgo ante la cámara y digo lo primero que me viene a la cabeza.",
      ],
    ],
    money: [
      [
        "Quiero {doShort} {moneyAt}, y cada gasto sale en pantalla.",
        "El plan cabe en una hoja, y la leo al principio.",
        "A mitad de camino aparece algo que no estaba en el plan.",
        "Al final la suma real queda al lado de la prevista.",
      ],
    ],
    limit: [
      [
        "Quiero {doShort} {limit}.",
        "Primero enseño cómo lo hace todo el mundo, y después quito esa única cosa.",
        "El primer intento falla en cámara, justo por lo que me avisaron.",
        "El último intento va a tres personas que no saben qué falta.",
      ],
    ],
    event: [
      [
        "{actor} {acts}, y nadie me cree.",
        "Así que pongo una cámara y llevo un diario durante una semana.",
        "El día que invito a los que dudan no pasa nada.",
        "Entonces un vídeo lo aclara todo, y lo ven dos veces.",
      ],
      [
        "Quiero averiguar por qué {known} {acts}.",
        "Pregunto a tres personas que entienden de esto, y cada una tiene su teoría.",
        "Compruebo las tres, y la más sensata falla primero.",
        "La respuesta cabe en una frase, y es la que nadie esperaba.",
      ],
      [
        "{actor} {lives}, así que lo grabo durante un día entero.",
        "No hay guion: la cámara se queda cerca y solo explico lo que no se ve.",
        "Por la tarde parece que hoy será la excepción.",
        "La última escena muestra el momento que todos esperaban, sin cortes.",
      ],
      [
        "{actor} {acted}, y cuento la historia hora por hora.",
        "Empieza una mañana normal, con un detalle que debí notar.",
        "En medio hay un minuto en que pudo acabar de otra forma.",
        "El final enseña qué ha cambiado desde entonces.",
      ],
      [
        "{actor} {acted}, y cada testigo lo cuenta de otra manera.",
        "Hago las mismas preguntas a tres personas.",
        "Una versión no puede ser cierta.",
        "Al final vemos juntos las únicas imágenes, y alguien tiene que reírse.",
      ],
      [
        "{whole}, y quiero saber cómo se llegó a esto.",
        "Hablo con todos los implicados y ordeno las piezas.",
        "Una pieza no encaja.",
        "Resulta ser la más importante.",
      ],
      [
        "{whole}. ¿Y qué pasa después?",
        "Me quedo con la cámara una semana y enseño cada día en un minuto.",
        "El quinto día todo da un giro.",
        "Al final hay una decisión, y se ve cómo se toma.",
      ],
      [
        "{whole}: se lo explico a tres personas que creen que bromeo.",
        "Cada una puede hacer tres preguntas.",
        "La tercera pregunta algo que no sé responder.",
        "Así que vamos a mirarlo juntos, con la cámara encendida.",
      ],
    ],
    personThing: [
      [
        "¿Qué se perdería sin {np}? Hago la lista.",
        "Un oficio, un olor, un precio, una forma de saludar.",
        "Busco a alguien que quiera seguir y encuentro a una sola persona.",
        "Su primer día es la última escena.",
      ],
      [
        "Paso un día como aprendiz de {np}.",
        "Empezamos por el gesto más sencillo, y fallo durante una hora.",
        "Entonces entra alguien, y me toca hacerlo de verdad.",
        "El veredicto es un gesto con la cabeza, o ninguno.",
      ],
      [
        "Tengo una sola pregunta para {np}, y la eligen los vecinos.",
        "Reúno veinte y las leo en voz alta.",
        "La más corta es la que nadie se había atrevido a hacer.",
        "La respuesta dura un minuto, sin cortes.",
      ],
      [
        "Paso un día entero con {np}.",
        "La cámara no pide repetir nada: la primera hora, las manos, las conversaciones.",
        "Por la tarde me dejan probar, y en diez segundos se nota la diferencia.",
        "La mejor frase llega en la puerta, cuando el día ya ha terminado.",
      ],
      [
        "Aquí todos conocen a {np}, y cada uno cuenta otra historia.",
        "Reúno tres antes de llamar a la puerta.",
        "Una es falsa, y es la que más me gustaba.",
        "Al final la versión buena la cuenta la única persona que puede.",
      ],
    ],
    placeThing: [
      [
        "Me quedo en {np} del anochecer al alba, con una linterna y una cámara.",
        "Cada hora avanzo una habitación o una calle más.",
        "A las tres suena algo donde ya había estado.",
        "Con la primera luz repito el camino y enseño qué era.",
      ],
      [
        "Encuentro una foto antigua de {np} e intento ponerme en el mismo sitio.",
        "Por el camino pregunto a la gente qué recuerda.",
        "Dos personas señalan direcciones opuestas.",
        "En el último plano la foto antigua y la nueva quedan una sobre otra.",
      ],
    ],
    foodThing: [
      [
        "Busco el mejor sitio y solo puedo preguntar a desconocidos: {plain}.",
        "Cada consejo lleva a otra barra, y cada una recibe un bocado y una frase.",
        "Dos paradas antes del final ya no puedo más y sigo sin estar de acuerdo con nadie.",
        "Quien gana se entera ante la cámara, sin saber que había concurso.",
      ],
      [
        "Intento copiar {theNp} sin tener la receta.",
        "Cada intento va a quien mejor conoce el original.",
        "El tercero sale peor que el primero, y descubro qué faltaba.",
        "En una cata a ciegas, el original y mi copia van lado a lado.",
      ],
      [
        "¿Qué tiene de especial {theNp}? Pregunto a cinco personas que saben de cocina.",
        "Reúno recuerdos, sospechas y un ingrediente secreto.",
        "Dos personas juran lo contrario.",
        "Al final quien cocina me dice quién tenía razón.",
      ],
    ],
    productThing: [
      [
        "Uso solo {np} durante {newSpan}.",
        "Las mismas tres tareas, grabadas igual cada vez.",
        "El día que importa de verdad, algo falla.",
        "Al final digo qué pagué después con mi propio dinero.",
      ],
    ],
    practiceThing: [
      [
        "Empiezo con {np} y grabo los mismos cinco minutos cada día.",
        "Los vídeos corren uno al lado del otro, así que no se puede fingir.",
        "En la segunda semana los vídeos empeoran.",
        "El último lo ve alguien que juzga a principiantes por oficio.",
      ],
    ],
    featThing: [
      [
        "{feat}: lo digo en voz alta al principio, para que no haya vuelta atrás.",
        "Una nota por hora enseña qué falta y qué ocupa su lugar.",
        "A mitad de camino, alguien a quien quiero me pide que pare.",
        "Al final respondo ante la cámara: ¿lo repetiría?",
      ],
      [
        "{feat}, y alguien apuesta a que lo dejaré.",
        "Acordamos una regla y un castigo.",
        "En el peor momento estoy a un mensaje de perder.",
        "La apuesta se resuelve ante la cámara, y uno de los dos cocina la cena.",
      ],
      [
        "Antes de {feat}, escribo tres predicciones.",
        "Luego lo grabo todo, también lo que queda mal.",
        "La predicción que daba por segura falla primero.",
        "Al final abro el sobre ante la cámara.",
      ],
      [
        "{feat}: enseño lo que cuesta de verdad en dinero, horas y nervios.",
        "Un contador corre en la esquina desde el primer minuto.",
        "A mitad de camino el número supera lo previsto, y tengo que recortar.",
        "La cuenta final sale en pantalla, y digo si mereció la pena.",
      ],
      [
        "Antes de {feat}, pido consejo a tres personas.",
        "Una lo ha hecho, otra fracasó y otra solo lo ha leído.",
        "El mejor consejo viene de quien menos me fiaba.",
        "Al final las llamo y les cuento cómo fue.",
      ],
      [
        "{feat}, en una frase sincera por hora.",
        "El cuaderno es lo único con lo que puedo hablar.",
        "En medio hay una hora sin frase.",
        "Al final las leo todas en voz alta, y explico esa.",
      ],
    ],
    thingThing: [
      [
        "Quiero conocer la historia de {np}.",
        "Busco a quienes estuvieron al principio.",
        "Una persona no quiere hablar.",
        "En la última escena habla, y cambia toda la historia.",
      ],
      [
        "Enseño {np} a tres personas: una experta, un escéptico y una niña.",
        "Cada persona tiene cinco minutos y una pregunta.",
        "La pregunta de la niña es la que nadie se atrevía a hacer.",
        "La respuesta es el final del vídeo.",
      ],
      [
        "Todos tienen una opinión sobre {np}, así que reúno cien.",
        "Forman tres bandos, y cada uno recibe una oportunidad justa.",
        "El bando más pequeño tiene el mejor argumento.",
        "Al final digo en qué bando estoy ahora.",
      ],
      [
        "Tres datos sobre {np}, y uno es falso.",
        "Compruebo cada uno ante la cámara con alguien que debería saberlo.",
        "El más aburrido lleva a la mejor historia.",
        "Al final se sabe cuál era inventado.",
      ],
      [
        "Explico {plain} en tres niveles: para una niña, para una fan, para una experta.",
        "Cada nivel dura un minuto más que el anterior.",
        "En el tercero me atasco y necesito ayuda.",
        "Quien me ayuda dice la mejor frase del vídeo.",
      ],
      [
        "Tengo {newSpan} para averiguarlo todo sobre {np}.",
        "Sin internet: solo personas, archivos y mis ojos.",
        "El último día todavía me falta la pieza más importante.",
        "La tenía delante todo el tiempo.",
      ],
    ],
    versus: [
      [
        "{a} o {b}: una semana con lo uno y otra con lo otro.",
        "Mismas tareas, misma cámara, misma tabla de puntos.",
        "Al cuarto día el favorito falla en algo sencillo.",
        "La tabla se ve sin cortes, y digo con qué me quedé.",
      ],
      [
        "Diez personas que juran por {a} prueban {b} sin saberlo.",
        "Cada una puntúa tres cosas que importan.",
        "La mitad alaba lo que dice odiar.",
        "La sorpresa se graba de frente, cara a cara.",
      ],
      [
        "Un fan de {a} y uno de {b} defienden el bando contrario.",
        "Tienen un día para reunir los mejores argumentos.",
        "En mitad del debate, uno cambia de bando.",
        "El público vota, y quien pierde cambia durante un mes.",
      ],
      [
        "{a} contra {b} en cinco rondas: precio, tiempo, diversión, fallos y lo que dicen los demás.",
        "Cada ronda tiene una tarea que se puede medir.",
        "Tras cuatro rondas hay empate.",
        "La última la decide alguien a quien le da igual.",
      ],
      [
        "¿De dónde viene la pelea {a} contra {b}?",
        "Busco a la primera persona que la escribió.",
        "Lo que quería decir tiene poco que ver con hoy.",
        "Al final los dos bandos leen esa frase en voz alta.",
      ],
      [
        "Cambio {a} por {b} y documento los primeros treinta días.",
        "Cada día enseña una cosa que echo de menos y otra que no.",
        "El día doce casi vuelvo atrás.",
        "El día treinta vendo, guardo o regalo lo que queda.",
      ],
    ],
    learnEvent: [
      [
        "{actor} quiere {skillDo}, y el primer día sale fatal.",
        "Practicamos veinte minutos al día y grabamos siempre el mismo ejercicio.",
        "A las dos semanas va a peor, y cambiamos una sola cosa.",
        "La última escena es una prueba de verdad delante de gente.",
      ],
      [
        "¿Puede {actor} {skillDo}? Apuesto una cena.",
        "Un profesional nos da una sola clase.",
        "El día antes de la prueba no sale nada.",
        "El último intento se graba en una sola toma.",
      ],
    ],
    mishapEvent: [
      [
        "{actor} {acted}. ¿Podría pasar otra vez?",
        "Preparo la misma situación con cámaras por todos lados.",
        "Los dos primeros intentos no demuestran nada.",
        "El tercero responde, y decido qué tiene que cambiar.",
      ],
      [
        "{actor} {acted}, y me pongo a investigar.",
        "Hay huellas, un testigo y una foto borrosa.",
        "Justo cuando tengo pruebas, vuelve a pasar.",
        "La última escena es el cara a cara, y no gano yo.",
      ],
    ],
    animalEvent: [
      [
        "Enseño las imágenes a alguien que estudia animales: {whole}.",
        "Para el vídeo tres veces y me explica lo que no vi.",
        "Su última frase cambia cómo lo entiendo todo.",
        "Ya sé lo que tengo que hacer mañana.",
      ],
    ],
  },
  anySubject: [
    [
      "Pregunto a tres personas que deberían saber {indirect}.",
      "Cada una responde con toda seguridad, y ninguna coincide.",
      "Pongo a prueba la respuesta más popular, ante la cámara.",
      "Al final queda una sola, y cabe en una frase.",
    ],
    [
      "Intento explicarle a una niña de diez años {indirect}.",
      "Cada «¿y por qué?» me obliga a bajar un nivel más.",
      "Al cuarto ya no sé la respuesta.",
      "Ella me lo explica a mí, y compruebo si es verdad.",
    ],
    [
      "Todos creen saber {indirect}, así que lo compruebo.",
      "Reúno las cinco explicaciones más comunes y las tacho una tras otra.",
      "La cuarta aguanta más de lo que debería.",
      "La última que queda es cierta, y casi nadie la dijo.",
    ],
    [
      "Tengo un día para averiguar {indirect}, sin internet.",
      "Cada persona que encuentro puede mandarme a otra.",
      "Por la noche estoy donde empecé, con una pregunta mejor.",
      "La última puerta tiene la respuesta.",
    ],
    [
      "Reúno cien respuestas en la calle a una sola pregunta: {indirect}.",
      "Forman tres bandos, y cada uno recibe una prueba justa.",
      "El bando más pequeño gana la primera.",
      "Al final la calle escucha el resultado.",
    ],
    [
      "Voy a donde mejor se entiende {indirect}.",
      "Alguien que trabaja allí me enseña lo que los visitantes no ven.",
      "Una cosa no era para la cámara.",
      "Al salir, miro el mismo sitio con otros ojos.",
    ],
    [
      "{Question} Pregunto a tres personas que deberían saberlo.",
      "Cada una responde con toda seguridad, y ninguna coincide.",
      "Pongo a prueba la respuesta más popular, ante la cámara.",
      "Al final queda una sola, y cabe en una frase.",
    ],
    [
      "{Question} Todos creen saberlo, así que lo compruebo.",
      "Reúno las cinco explicaciones más comunes y las tacho una tras otra.",
      "La cuarta aguanta más de lo que debería.",
      "La última que queda es cierta, y casi nadie la dijo.",
    ],
    [
      "{Question} Un desconocido apuesta a que no lo averiguo.",
      "Tengo una semana y no puedo buscar nada.",
      "El quinto día estoy más lejos que el primero.",
      "La última tarde la respuesta llega por donde no había preguntado.",
    ],
    [
      "{Question} Reúno cien respuestas en la calle.",
      "Forman tres bandos, y cada uno recibe una prueba justa.",
      "El bando más pequeño gana la primera.",
      "Al final la calle escucha el resultado.",
    ],
    [
      "{Question} Se lo explico a una niña de diez años.",
      "Cada «¿y por qué?» me obliga a bajar un nivel más.",
      "Al cuarto ya no sé la respuesta.",
      "Ella me lo explica a mí, y compruebo si es verdad.",
    ],
    [
      "{Question} Dos expertas, una mesa, ningún teléfono.",
      "Tienen diez minutos cada una y pueden interrumpir una vez.",
      "La interrupción es el mejor minuto del vídeo.",
      "Después escriben una frase juntas, y las dos la firman.",
    ],
    [
      "{topicText}: quiero saber qué hay detrás.",
      "Busco a quienes estuvieron al principio.",
      "Una persona no quiere hablar.",
      "En la última escena habla, y cambia toda la historia.",
    ],
    [
      "Una experta, un escéptico y una niña hablan de lo mismo: {topicText}.",
      "Cada persona tiene cinco minutos y una pregunta.",
      "La pregunta de la niña es la que nadie se atrevía a hacer.",
      "La respuesta es el final del vídeo.",
    ],
    [
      "Reúno cien opiniones sobre una sola cosa: {topicText}.",
      "Forman tres bandos, y cada uno recibe una oportunidad justa.",
      "El bando más pequeño tiene el mejor argumento.",
      "Al final digo en qué bando estoy ahora.",
    ],
    [
      "{topicText}: tres datos, y uno es falso.",
      "Compruebo cada uno ante la cámara con alguien que debería saberlo.",
      "El más aburrido lleva a la mejor historia.",
      "Al final se sabe cuál era inventado.",
    ],
    [
      "{topicText}, en tres niveles: para una niña, para una fan, para una experta.",
      "Cada nivel dura un minuto más que el anterior.",
      "En el tercero me atasco y necesito ayuda.",
      "Quien me ayuda dice la mejor frase del vídeo.",
    ],
    [
      "{topicText}: lo cuento desde el principio.",
      "Empieza con un detalle que nadie vio.",
      "En medio hay un momento en que pudo ir por otro camino.",
      "El final enseña qué queda de aquello hoy.",
    ],
  ],
  strong: [
    "No hay segundo intento, ni red, ni forma de esconder el resultado.",
    "Si fallo, lo pago en público, y el castigo ya está escrito.",
    "Todo se decide en el último minuto, en una sola toma.",
    "Es la versión más dura de la idea: sin compañía, con el peor tiempo y sin ayuda.",
    "A mitad de camino se rompe lo único en lo que confiaba.",
    "El riesgo es real, y hay una médica junto a la cámara.",
  ],
  moods: {
    Curious: "Cada respuesta abre otra pregunta, y la más grande llega al final.",
    Playful: "Un amigo lleva la cuenta de mis errores y se ríe demasiado.",
    Dramatic: "El reloj está en pantalla desde el primer minuto y cada decisión puede ser la última.",
    Calm: "Sin prisa y sin música fuerte, solo el trabajo, los sonidos y pocas palabras.",
    Urgent: "Tiene que ser ahora, porque en unas semanas la oportunidad habrá pasado.",
    Inspiring: "Muestra hasta dónde llega una persona normal con pasos pequeños y te invita a dar el primero hoy.",
    Honest: "Nada está preparado: las dudas, la cuenta y los ratos aburridos se quedan.",
    Dark: "Debajo hay algo que los implicados preferirían que nadie contara.",
  },
  openings: [
    "¿Te atreverías?",
    "Así empieza.",
    "Imagínalo.",
    "Una idea, una toma.",
    "Suena fácil.",
    "Este es el plan.",
  ],
  wide: {
    "Curiosity gap": "Un detalle queda fuera de plano hasta el final.",
    Challenge: "Dos desconocidos intentan lo mismo el mismo día, y solo uno termina.",
    Mistake: "Cada error se enseña entero, con lo que costó.",
    "How-to": "Cada paso se ve de forma que puedas repetirlo esa misma noche.",
    Question: "El vídeo hace una pregunta al principio y la responde en la última frase.",
    Warning: "Empiezo por lo único que nadie debería copiar.",
    List: "Viene en cinco capítulos, cada uno con un claro ganador.",
    Confession: "A la mitad reconozco ante la cámara en qué me equivoqué.",
    Contrarian: "Busco a quien menos esté de acuerdo y le dejo hablar primero.",
    Story: "Se cuenta desde el final, y poco a poco entendemos cómo se llegó ahí.",
    Test: "Todo se repite con mediciones, y se comparan los dos resultados.",
    Explainer: "Una maqueta sobre la mesa enseña cómo funciona antes de que ocurra.",
  },
  joins: [
    "Las dos cosas pasan en la misma semana, y cada una complica la otra.",
    "Una lleva a la otra, y al final no se pueden separar.",
    "Lo que aprendo con la primera es mi única herramienta para la segunda.",
  ],
};
