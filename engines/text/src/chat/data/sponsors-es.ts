import type { SponsorTable } from "./sponsors.ts";

export const spanishSponsors: SponsorTable = {
  tool: {
    product: "la herramienta",
    trouble: "la herramienta vieja se sale dos veces de la marca, y la pieza estropeada sigue en cuadro",
    use: [
      "la marca, el corte y la pieza que encaja, en una sola toma sin música",
      "diez cortes seguidos contra el reloj, y la cámara los cuenta desde arriba",
      "entra el último tornillo, y solo entonces se levanta la estructura",
    ],
    measure: "segundos y cortes",
    trace: "la pieza estropeada y la buena quedan una junto a la otra en el banco",
  },
  stove: {
    product: "la estufa",
    trouble: "se ve el aliento en el aire y el termómetro no se mueve",
    use: [
      "la puerta, la cerilla y la primera llama, solo con el sonido del fuego",
      "dos cuartos iguales, un fuego en cada uno y los termómetros filmados lado a lado",
      "la puerta se cierra por última vez y el cristal se empaña por dentro",
    ],
    measure: "grados",
    trace: "el fuego arde al fondo de todas las tomas siguientes",
  },
  privacy: {
    product: "la aplicación",
    trouble: "una página rechaza la entrada en la red del lugar, y el reloj sigue",
    use: [
      "un teléfono ante la cámara: un interruptor, la página carga y el trabajo continúa",
      "dos portátiles en la misma red de un café abren la misma página, uno con ella y otro sin ella",
      "el video terminado se envía desde el lugar donde antes no funcionaba nada",
    ],
    measure: "minutos perdidos",
    trace: "el pequeño candado se ve siempre que se filma la pantalla",
  },
  food: {
    product: "la comida",
    trouble: "la última comida de verdad fue hace horas, y las manos van demasiado despacio",
    use: [
      "la caja se abre en la parte trasera del coche, y el primer bocado llega antes que la primera palabra",
      "dos días con el mismo trabajo, uno con ella y otro sin ella, montados hora por hora",
      "la mesa del final se pone con ella, y se sientan todos los que ayudaron",
    ],
    measure: "horas sin pausa",
    trace: "el envase vacío va en la bolsa que se saca al final",
  },
  outdoor: {
    product: "el equipo",
    trouble: "la lluvia atraviesa la primera capa, y el frío acorta el plan",
    use: [
      "la mochila se vacía en el suelo, se pone una prenda y la marcha empieza en la misma toma",
      "los dos lados de la misma cresta en la misma mañana, con él y sin él",
      "se le entrega a la persona que dudaba del plan, y sale del cuadro con él puesto",
    ],
    measure: "horas a la intemperie",
    trace: "el barro y los arañazos se muestran de cerca al final",
  },
  camera: {
    product: "la cámara",
    trouble: "el segundo importante sale desenfocado en la primera toma",
    use: [
      "el mismo segundo otra vez, filmado con ella, y la imagen pasa a lo que grabó",
      "una escena filmada por las dos a la vez, en dos mitades sin corrección",
      "la última imagen del video es la que tomó, durante cinco segundos",
    ],
    measure: "tomas que sirven",
    trace: "sus tomas llevan una marca en la esquina el resto del video",
  },
  software: {
    product: "el programa",
    trouble: "el plan son cinco papeles sueltos, y falta uno",
    use: [
      "la pantalla filmada por encima del hombro: el plan se arma de una vez y entra el primer pedido",
      "la misma tarea a mano y con él, dos pantallas y un reloj",
      "la página terminada se abre en el teléfono de un desconocido, y la reacción se queda",
    ],
    measure: "pedidos o tareas hechas",
    trace: "el plan en su pantalla vuelve antes de cada paso",
  },
  finance: {
    product: "la cuenta",
    trouble: "el total se pone en rojo, y en la mesa hay un recibo que nadie recuerda",
    use: [
      "se fotografía el recibo, el total se corrige y la siguiente compra se decide ante la cámara",
      "la misma lista de la compra se paga dos veces, y los dos recibos quedan uno bajo el otro",
      "la última factura se abre con el teléfono al lado, y el total se pone en verde ante la cámara",
    ],
    measure: "el total acumulado",
    trace: "el total de la esquina conserva su color hasta la última factura",
  },
  course: {
    product: "el curso",
    trouble: "el paso falla porque falta una palabra o un truco, y la suposición es errónea",
    use: [
      "diez minutos de la lección, lápiz en mano, y luego el mismo paso sin cortes",
      "una principiante con él y un experto sin él hacen el mismo paso en pantalla dividida",
      "el truco de la lección abre la última puerta, y se muestra el número de página",
    ],
    measure: "intentos",
    trace: "la hoja de notas cuelga en la pared detrás de cada toma siguiente",
  },
  machine: {
    product: "la máquina",
    trouble: "la carga no se mueve, y la luz se va antes de acabar el trabajo",
    use: [
      "se enchufa o se arranca a oscuras, y la escena se ilumina alrededor",
      "la misma cuesta o la misma carga, con ella y sin ella, desde el mismo trípode",
      "saca la pieza terminada del patio en la última toma",
    ],
    measure: "kilómetros o vatios hora",
    trace: "su pantalla se lee en voz alta al final de cada día",
  },
  any: {
    product: "el producto",
    trouble: "la forma habitual falla ante la cámara, y el tiempo corre",
    use: [
      "se abre y se usa en una sola toma, con las manos y el resultado en cuadro",
      "el mismo trabajo con él y sin él, desde el mismo trípode, con un reloj en la esquina",
      "es lo último que se coloca en su sitio, y la imagen lo espera",
    ],
    measure: "minutos e intentos",
    trace: "se queda donde se dejó y está en la imagen hasta el final",
  },
};
