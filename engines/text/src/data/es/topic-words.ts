import type { TopicWords } from "../../frames/topic-type.ts";

export const ADJECTIVE_FIRST =
  /^(mejor|mejores|peor|peores|gran|grandes|nuevo|nuevos|nueva|nuevas|primer|primera|primeros|primeras|último|última|últimos|últimas|viejo|vieja|viejos|viejas|antiguo|antigua|pequeño|pequeña|único|única|verdadero|verdadera)$/;

export const MASCULINE_A =
  /^(día|mapa|problema|tema|clima|sistema|idioma|planeta|programa|sofá|aroma|drama|poema|dilema|cometa|tranvía)s?$/;

export const FEMININE_O = /^(mano|foto|moto|radio)s?$/;

export const FEMININE_E =
  /^(noche|calle|leche|gente|carne|sangre|nieve|clase|llave|torre|fuente|nave|base|parte|muerte|mente|suerte|serie|flor|luz|voz|cruz|red|sal|miel|piel|cárcel|catedral|señal|mujer|imagen|salud|crisis|tesis)(s|es)?$/;

export const TOPIC_WORDS: TopicWords = {
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

export const NO_WARES =
  /(?<!\p{L})(?:\p{L}{2,}(?:ar|er|ir)|perros?|gatos?|niñ[oa]s|hombres?|mujeres|ciudad|campo|pueblo|mar|playa|montaña|norte|sur|verano|invierno|noche|amor|dinero|suerte|talento)(?!\p{L})/iu;

export const NOUN_IN_E = /^(café|té|bebé|puré|chalé|comité|carné|bufé|paté|bisté|rubí|jabalí|esquí|colibrí|maní|sofá)$/;
