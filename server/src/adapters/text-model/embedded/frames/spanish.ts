import { capitalised, uncapitalised } from "../words.ts";
import { type Frame, versusSlots } from "./frame.ts";
import { isNamedPlace, romanceFrame } from "./romance-frame.ts";
import { activitySort, type Sorts, thingSort } from "./sorts.ts";

const ADJECTIVE_FIRST =
  /^(mejor|mejores|peor|peores|gran|grandes|nuevo|nuevos|nueva|nuevas|primer|primera|primeros|primeras|último|última|últimos|últimas|viejo|vieja|viejos|viejas|antiguo|antigua|pequeño|pequeña|único|única|verdadero|verdadera)$/;
const MASCULINE_A =
  /^(día|mapa|problema|tema|clima|sistema|idioma|planeta|programa|sofá|aroma|drama|poema|dilema|cometa|tranvía)s?$/;
const FEMININE_O = /^(mano|foto|moto|radio)s?$/;
const NO_ARTICLE_WORD = /^(el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|este|esta) /i;
const NO_ARTICLE = /^((el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|este|esta)\b|\d)/;

const FEMININE_E =
  /^(noche|calle|leche|gente|carne|sangre|nieve|clase|llave|torre|fuente|nave|base|parte|muerte|mente|suerte|serie|flor|luz|voz|cruz|red|sal|miel|piel|cárcel|catedral|señal|mujer|imagen|salud|crisis|tesis)(s|es)?$/;
const SORTS: Sorts = {
  live: /^(vivir|correr|viajar|dejar|comer|criar|pasar|dormir|sobrevivir|andar|caminar|recorrer|cruzar|mudarse|trabajar|ayunar|volver|compartir|renunciar|visitar)\b/i,
  learn: /^(aprender|estudiar|entrenar|practicar|tocar|dibujar|cantar|bailar|dominar|memorizar)\b/i,
  place:
    /^(faro|casa|castillo|palacio|isla|pueblo|ciudad|hotel|aeropuerto|estación|túnel|fábrica|cárcel|hospital|iglesia|monasterio|museo|parque|bosque|selva|desierto|lago|río|playa|montaña|volcán|calle|barrio|mercado|país|valle|mina|puerto|puente|torre|cueva|cabaña|granja|cementerio|restaurante|costa|carretera|aldea)s?$/i,
  person:
    /^(abuel[oa]s?|madre|padre|padres|herman[oa]s?|hij[oa]s?|vecin[oa]s?|amig[oa]s?|profesor(a|es|as)?|maestr[oa]s?|enfermer[oa]s?|médic[oa]s?|panader[oa]s?|cociner[oa]s?|pescador(a|es)?|pastor(a|es)?|artista|músic[oa]|hombre|mujer|persona|gente|niñ[oa]s?|camioner[oa]s?)$/i,
  past: /^(?:la |el )?(?:verdadera |extraña |verdadero )?(?:historia|origen|invención) (?:de|del) /i,
  event:
    /^(día|noche|semana|mes|año|verano|invierno|viaje|boda|concierto|carrera|examen|entrevista|cumpleaños|fiesta|cita|vuelo|mudanza|parto|despedida|competición|actuación|intento|turno|jornada)(?:s|es)?$/i,
  practice:
    /^(ajedrez|yoga|cerámica|alfarería|fotografía|meditación|jardinería|huerto|escalada|senderismo|ciclismo|natación|pintura|dibujo|costura|carpintería|cocina|repostería|surf|buceo|pesca|baile|danza|flamenco|tango|salsa|boxeo|kárate|judo|tenis|pádel|fútbol|baloncesto|running|camping|minimalismo|veganismo|caligrafía|origami|poesía|teatro|magia|astronomía|apicultura|bricolaje|maratón|ayuno|ganchillo|piano|guitarra|violín|canto|patinaje|esquí|submarinismo|malabares|programación|encuadernación)$/i,
  wares:
    /^(auriculares|cascos|cámaras|objetivos|drones|teclados|ratones|portátiles|móviles|teléfonos|tabletas|ordenadores|monitores|televisores|altavoces|consolas|impresoras|relojes|cuchillos|sartenes|ollas|hornos|cafeteras|batidoras|freidoras|colchones|almohadas|sillas|sofás|mesas|lámparas|tiendas|mochilas|maletas|zapatos|zapatillas|botas|chaquetas|abrigos|vaqueros|camisetas|vestidos|gafas|perfumes|cremas|champús|coches|motos|bicicletas|bicis|patinetes|furgonetas|herramientas|taladros|guitarras|libros|cuadernos|bolígrafos|juguetes|juegos|quesos|vinos|cervezas|cafés|tés|chocolates|turrones|hamburguesas|pizzas|tortillas|croquetas|snacks|aspiradoras|robots|telescopios|micrófonos|linternas|cascos)$/i,
  ofWares: /\b(barat[oa]s|car[oa]s|económic[oa]s|usad[oa]s|de segunda mano|inalámbric[oa]s|de lujo|de marca)\b/i,
  abstract:
    /(ción|sión|dad|tad|miento|ismo|ancia|encia|eza|vida|amor|muerte|sueño|idea|plan|mundo|futuro|pasado|suerte|crisis|guerra|ley|regla|teoría|secreto|hábito|rutina|carrera|dieta|reto|dinero|música|comida|agua|miedo|dolor|silencio|tiempo)$/i,
  aged: /(?<!\p{L})(?:viej|antigu|oxidad|rot[oa]|vintage|usad|olvidad|de los años)/iu,
  singledOut: /(?:^| )(último|última|más viej[oa]|más joven|únic[oa]|primer|primera) /i,
  trade: /(ero|era|dor|dora|ista|or|ora|ano|ana|ico|ica)$/i,
};
/** A stretch of time, or a way of going, tells of something lived through. */
const LIVED =
  /^(?:(?:un|una|\d+|dos|tres|cuatro|cinco|seis|siete|diez) (?:día|noche|semana|mes|año|hora|verano|invierno)(?:s|es)? |(?:con|sin|por|desde|entre) )/i;
const NO_WARES =
  /(?<!\p{L})(?:\p{L}{2,}(?:ar|er|ir)|perros?|gatos?|niñ[oa]s|hombres?|mujeres|ciudad|campo|pueblo|mar|playa|montaña|norte|sur|verano|invierno|noche|amor|dinero|suerte|talento)(?!\p{L})/iu;

function articleOf(phrase: string): string {
  const [first = "", second = ""] = phrase.toLowerCase().split(" ");
  const head = ADJECTIVE_FIRST.test(first) ? second : first;
  const isMany = /[aeiou]s$/.test(head);
  const isFeminine =
    !MASCULINE_A.test(head) &&
    (FEMININE_O.test(head) || FEMININE_E.test(head) || /(as?|ción|ciones|dad|dades|sión)$/.test(head));
  return isFeminine ? (isMany ? "las" : "la") : isMany ? "los" : "el";
}

const objectOf = (activity: string) =>
  activity
    .split(" ")
    .slice(1)
    .join(" ")
    .match(/^(?:(?:un|una|el|la|los|las) )?((?!en |con |sin |a |para ).+?)(?= (?:en|con|sin|a|para) |$)/)?.[1] ?? "";

type Shape = Pick<Frame, "kind" | "topic" | "slots">;
const QUESTION =
  /^(qué|quién|quiénes|cuándo|cuánto|cuánta|cuántos|dónde|cuál|cuáles|puede|pueden|es|son|existe|hay)(?=\s|$)/i;

function headOf(phrase: string): string {
  const [first = "", second = "", third = ""] = phrase.replace(NO_ARTICLE_WORD, "").toLowerCase().split(" ");
  return ADJECTIVE_FIRST.test(first) ? (ADJECTIVE_FIRST.test(second) ? third : second) : first;
}

function thing(said: string): Shape {
  if (isNamedPlace("es", said)) return { kind: "thing", topic: "place", slots: { np: said, bare: said } };
  const np = uncapitalised(NO_ARTICLE.test(said.toLowerCase()) ? said : `${articleOf(said)} ${uncapitalised(said)}`);
  const head = headOf(said);
  const isMany = /^(los|las|unos|unas|mis|tus|\d)/.test(np);
  const isOwned = /^(?:mis?|nuestr[oa]s?|sus?) |(?: de mis? )/i.test(said);
  const isOne = /^(un|una|este|esta) /i.test(said);
  const topic = thingSort({ phrase: said, head, isMany, isOwned, isOne }, SORTS);
  const history = said.match(/(?:historia|origen|invención) (?:de|del) (.+)$/i);
  return {
    kind: topic === "story" ? "story" : "thing",
    topic,
    slots: {
      np: np.replace(/^un /, "este ").replace(/^una /, "esta "),
      bare: said.split(/ (?:de|en|con|sin|para|a) /)[0] ?? said,
      ...(history && {
        history: /(?:historia|origen|invención) del /i.test(said) ? `el ${history[1]}` : (history[1] ?? ""),
      }),
      vale: isMany ? "Valen" : "Vale",
      ...(topic === "practice" && { mass: np }),
      ...(topic === "goods" && { many: np }),
    },
  };
}

function shapeOf(said: string): Shape {
  const versus = said.match(/^(.+?) (?:vs\.?|contra|o) (.+)$/i);
  if (versus && /\bvs|contra\b/i.test(said))
    return {
      kind: "versus",
      topic: "versus",
      slots: versusSlots(versus[1] ?? "", versus[2] ?? "", uncapitalised(said), NO_WARES),
    };
  const reason = said.match(/^(?:por qué|porqué) (.+)$/i);
  if (reason)
    return {
      kind: "claim",
      topic: "claim",
      slots: { clause: reason[1] ?? "", why: reason[1] ?? "", bare: reason[1] ?? "", sought: `por qué ${reason[1]}.` },
    };
  if (QUESTION.test(said) || (/^cómo /i.test(said) && !/^cómo \S+(ar|er|ir)(se)?\b/i.test(said)))
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: `¿${uncapitalised(said)}?`,
        ask: `¿${uncapitalised(said)}?`,
        bare: said,
        question: `¿${capitalised(said)}?`,
      },
    };
  const first = (said.replace(/^cómo /i, "").split(" ")[0] ?? "").toLowerCase();
  if (/^[a-zñáéíóú]{2,}(ar|er|ir|arse|erse|irse)$/.test(first) && !/^(mujer|lugar|hogar|ayer|bar|mar)$/.test(first))
    return {
      kind: "activity",
      topic: activitySort(said.replace(/^cómo /i, ""), SORTS),
      slots: {
        do: uncapitalised(said.replace(/^cómo /i, "")),
        bare: objectOf(said.replace(/^cómo /i, "")),
        ...(activitySort(said.replace(/^cómo /i, ""), SORTS) === "make" && {
          make: uncapitalised(said.replace(/^cómo /i, "")),
        }),
      },
    };
  if (
    /^(he|fui|hice|pasé|viví|probé|quise|me|yo|no)$/.test(first) ||
    (/^[a-zñ]{2,}(é|í)$/.test(first) && !NOUN_IN_E.test(first))
  )
    return { kind: "story", topic: "story", slots: { bare: said.split(" ").slice(1).join(" ") } };
  if (LIVED.test(said)) return { kind: "story", topic: "story", slots: { bare: said } };
  return thing(said);
}
const NOUN_IN_E = /^(café|té|bebé|puré|chalé|comité|carné|bufé|paté|bisté|rubí|jabalí|esquí|colibrí|maní|sofá)$/;

/** A Spanish topic or title, taken apart. */
export function spanishFrame(text: string): Frame {
  const said = text
    .trim()
    .replace(/\s*\(.*?\)\s*$/, "")
    .replace(/[.:!?].*$/, "")
    .replace(/^[¿¡]/, "");
  return romanceFrame("es", said, shapeOf(said));
}
