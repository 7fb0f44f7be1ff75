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
        "Voy a {do} una y otra vez hasta que un desconocido repita.",
        "Cada versión cambia una sola cosa, y los fracasos también se comen.",
        "La última noche quedan ingredientes para un solo intento.",
        "Tres invitados lo prueban a ciegas junto a uno comprado y señalan el mejor.",
      ],
      [
        "Aprendo a {do} con tres personas que juran por tres métodos distintos.",
        "Sigo cada método al pie de la letra y grabo el punto en que discuten.",
        "El que más me gustaba se deshace en el plato.",
        "Cocino lo mejor de los tres y se lo sirvo a la más estricta.",
      ],
    ],
    eat: [
      [
        "Voy a {do} con una tabla de puntos a la vista de todos.",
        "Cada ronda puntúa precio, primer bocado y si volvería.",
        "Uno está tan malo que tengo que probarlo dos veces para ser justo.",
        "El ganador recibe una segunda visita sin cámara, y cuento si seguía igual.",
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
        "Me doy {newSpan} para {do}, y el reloj no sale de la pantalla.",
        "Cada día tiene un objetivo, y lo que no se termina pasa al siguiente.",
        "A la mitad voy tarde y tengo que decidir qué dejo fuera.",
        "El último día la cámara enseña el resultado tal como es.",
      ],
      [
        "Nunca he intentado {do}, así que me observa alguien con años de práctica.",
        "Empiezo sin ayuda, y cada error va a la pared con una nota.",
        "La experta solo puede pararme una vez.",
        "Al final repetimos juntos la parte más difícil y comparamos.",
      ],
      [
        "Todo el mundo opina sobre cómo {doAny}, así que reúno los tres consejos más repetidos.",
        "Sigo cada uno de verdad y llevo la cuenta.",
        "El consejo más seguro de sí mismo falla el primero.",
        "El ganador lo prueba otra vez alguien que nunca ha oído hablar de él.",
      ],
      [
        "Voy a {do} para una persona que lleva mucho tiempo esperándolo.",
        "En el primer minuto vemos para quién es y por qué le importa.",
        "El día de la entrega está fijado, y no llego.",
        "La reacción es un solo plano largo, sin música.",
      ],
      [
        "Voy a {do}, y quien mira decide cada paso.",
        "Cada noche hay dos opciones y una votación.",
        "Siempre eligen la difícil.",
        "El último día tengo un veto y debo decir en qué lo gasto.",
      ],
      [
        "Intento {do} como se hacía hace cien años.",
        "Sin pantallas ni máquinas, solo lo que había entonces.",
        "Un método antiguo es mejor que el de hoy, y otro es peligroso.",
        "Al final los dos resultados están juntos y digo con cuál me quedo.",
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
        "Tengo {money} para {doShort}, y se ve cada compra.",
        "Un contador corre en la esquina: cada ganga, cada error.",
        "Con un tercio del dinero, aún falta lo más caro.",
        "El recibo queda junto al resultado, y digo qué volvería a comprar.",
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
        "Todo empieza con un vídeo: {actor} {told}.",
        "Reviso una semana de grabaciones para saber cómo empezó.",
        "Cada intento de intervenir lo hace mejor de ver y más difícil de parar.",
        "La última escena responde a lo que todos preguntan primero: ¿por qué?",
      ],
      [
        "{actor} {acted}, y me enteré cuando ya era tarde.",
        "Reconstruyo el día con mensajes, vecinos y una cámara que estaba encendida por casualidad.",
        "Dos versiones no encajan.",
        "Al final todos ven la reconstrucción y dicen qué pasó de verdad.",
      ],
      [
        "{actor} {acted}, así que pregunto a una experta si eso es normal.",
        "Vemos las imágenes juntos y paramos en los tres momentos que cuentan.",
        "Su primera explicación es falsa, y lo descubrimos en directo.",
        "La buena cambia lo que haré mañana por la mañana.",
      ],
      [
        "Sigo a {actor} durante un día entero.",
        "No hay guion: la cámara se queda cerca y solo explico lo que no se ve.",
        "Por la tarde, lo que todos esperan casi no ocurre.",
        "El día termina donde empezó, y ya significa otra cosa.",
      ],
      [
        "¿Qué hace falta para {act}? Solo lo sabe {actor}.",
        "Grabo cada intento desde el primero, con un contador en la esquina.",
        "Después del décimo parece imposible, y prometo parar en veinte.",
        "El contador se detiene ante la cámara, y se oye en toda la calle.",
      ],
      [
        "Hay una escena que lo resume: {actor} {told}.",
        "La cuento desde tres puntos de vista, cada uno con su razón.",
        "El tercero dice lo contrario de lo que yo creía.",
        "Al final las tres versiones se ven a la vez.",
      ],
      [
        "{event}, y nadie quiere explicármelo.",
        "Hago las mismas tres preguntas a todos los que estaban.",
        "Una respuesta es claramente mentira.",
        "Al final las piezas se ordenan, y la última cambia la primera.",
      ],
    ],
    personThing: [
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
        "Busco lo mejor en {bare} y solo puedo preguntar a desconocidos.",
        "Cada consejo lleva a otra barra, y cada una recibe un bocado y una frase.",
        "Dos paradas antes del final ya no puedo más y sigo sin estar de acuerdo con nadie.",
        "Quien gana se entera ante la cámara, sin saber que había concurso.",
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
    thingThing: [
      [
        "Cuento la historia de {np} a través de quienes lo tocaron.",
        "Cada persona tiene una escena y una pregunta.",
        "Una de ellas no quiere hablar.",
        "En la última escena habla, y es más breve de lo esperado.",
      ],
      [
        "Enseño {item} a tres personas que nunca han visto nada igual.",
        "Cada una dice qué cree que es y cuánto vale.",
        "La tercera lo sabe perfectamente y pregunta de dónde lo saqué.",
        "Se lo cuento, y me dice qué debería hacer.",
      ],
      [
        "Durante {newSpan}, {item} decide lo que hago.",
        "Cada mañana sigo adonde me lleve, aunque no me convenga.",
        "Una mañana me lleva a un sitio que evito desde hace años.",
        "Al final digo si lo haría otra semana.",
      ],
      [
        "¿Cuánto vale {item} para alguien que lo quiere de verdad?",
        "Pregunto por ahí sin dar un precio.",
        "Una oferta es tan alta que dudo.",
        "La respuesta llega ante la cámara, sobre la mesa.",
      ],
      [
        "Por un día, todo gira en torno a {np}.",
        "La cámara se queda de la mañana a la noche.",
        "Por la tarde parece que no va a pasar nada.",
        "Entonces pasa, con la última luz.",
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
  },
  anySubject: [
    [
      "Pregunto a tres personas que deberían saberlo: {indirect}.",
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
      "Voy al lugar donde se ve {indirect}.",
      "Alguien que trabaja allí me enseña lo que los visitantes no ven.",
      "Una cosa no era para la cámara.",
      "Fuera otra vez, la misma vista significa otra cosa.",
    ],
    [
      "Encontré un texto antiguo que dice saber {indirect}.",
      "Lo compruebo línea por línea con lo que hoy se puede medir.",
      "Dos líneas son absurdas, y una se adelantó a su tiempo.",
      "La que acertó cambia cómo lo miraré mañana.",
    ],
    [
      "Durante una semana apunto cada momento en que me pregunto {indirect}.",
      "La lista crece y se vuelve más rara cada día.",
      "El quinto día el patrón es lo contrario de lo que pensaba.",
      "Enseño la lista a quien lo estudia, y señala una sola línea.",
    ],
    [
      "Reúno cien respuestas en la calle: {indirect}.",
      "Forman tres bandos, y cada uno recibe una prueba justa.",
      "El bando más pequeño gana la primera.",
      "Al final la calle escucha el resultado.",
    ],
    [
      "La historia es esta: {topicText}.",
      "La cuento en cinco escenas, cada una desde otra persona.",
      "En la tercera alguien dice lo contrario de lo que yo creía.",
      "La última enseña qué queda cuando los dos tienen razón.",
    ],
    [
      "Empieza con una frase: {topicText}.",
      "Enseño cómo se llegó a eso, paso a paso y sin música.",
      "En un paso había otro camino y no lo tomé.",
      "El final enseña cómo habría sido.",
    ],
    [
      "Pregunto a cinco personas qué les viene a la cabeza con esto: {topicText}.",
      "Sus respuestas son los capítulos.",
      "Una no encaja en ninguno.",
      "Se convierte en el final.",
    ],
    [
      "Durante un día, todo gira en torno a una cosa: {topicText}.",
      "La cámara se queda de la mañana a la noche.",
      "Por la tarde parece que no va a pasar nada.",
      "Entonces pasa, con la última luz.",
    ],
    [
      "Este es el vídeo que me habría hecho falta entonces: {topicText}.",
      "Nombro primero los tres errores, para que nadie tenga que esperar.",
      "El tercero todavía duele.",
      "Al final enseño qué haría el primer día.",
    ],
    [
      "Lo cuento al revés: {topicText}.",
      "El vídeo empieza por el último minuto y busca su razón.",
      "Cada razón tiene otra detrás.",
      "La primera de todas es algo pequeño que nadie vio.",
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
