/** French and Spanish verbs whose object follows "de": "mon chat rêve de poissons", "mi padre vive del mar". */
export const TAKES_DE =
  /^(?:s['’ ]?e? ?)?(?:rêver|sortir|venir|tomber|parler|changer|vivre|décider|arrêter|refuser|essayer|finir|douter|sauter|disparaître|échapper|partir|revenir|descendre|jouer|rentrer|manger|mourir|occuper|moquer|servir|salir|venir|caer|caerse|hablar|cambiar|vivir|dejar|acabar|terminar|tratar|escapar|huir|reír|reírse|sufrir|morir|bajar|disfrutar|saber|pasar|carecer|viajar|saltar|volver|irse|enamorarse|encargarse|desaparecer)(?:se)?$/u;

/** Words that are an adjective after a noun more often than the verb they look like. */
export const LOOKS_ADJECTIVE: Readonly<Record<"es" | "fr", RegExp>> = {
  es: /^(?:vacía|seca|limpia|activa|completa|llena|fija|suelta|corta|oculta|junta|desnuda|baja|barata|casera|nocturna|callejera|rápida|lenta)$/u,
  fr: /^(?:vide|complète|active|ferme|trouble|calme|double|triple|sale|fixe|sèche|secrète|aveugle|inquiète|nouvelle)$/u,
};

/** Words that are a noun at the start of a text more often than the verb they look like. */
export const LOOKS_NOUN: Readonly<Record<"es" | "fr", RegExp>> = {
  es: /^(?:cuento|paseo|vuelo|sueño|regreso|canto|baño|cambio|ahorro|gasto|cultivo|cuidado|rescate|almuerzo|desayuno|juego|pago|peso|reto|dibujo|ensayo|entreno|camino|comienzo|consumo|control|cruce|descanso|desarrollo|descuento|diseño|encuentro|estudio|retiro|rodaje|salto|truco|uso|abandono|cocina|casa|compra|venta|pesca|caza|ruta|marcha|visita|prueba|lucha|busca|carga|crianza|danza|práctica|plancha|monta|toma|cuenta|duda|falta|lista|mezcla|muestra|queja|reserva|sopa|trampa|escapada|entrada|llamada|mirada|parada|subida|bajada|partida|como|cara|limpieza)$/u,
  fr: /^(?:photographie|cuisine|visite|pêche|marche|course|danse|chasse|recherche|culture|montre|garde|photo|balade|randonnée|voyage|travail|voile|plonge|enquête|analyse|critique|test|guide|étude|ferme|reste|aide|demande|réserve|rencontre|coupe|forme|place|base|cause|lutte|trace|trousse|tente|lampe|pose|mise|prise|tarte|conserve|signe|note|liste|carte|porte|vente|offre|perte|découverte)$/u,
};
