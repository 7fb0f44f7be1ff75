export const SIGNS: Record<"en" | "es" | "de" | "fr", RegExp> = {
  en: /^(the|and|for|with|without|how|why|what|i|my|you|is|are|of|to|from|an|in|on|vs)$/,
  es: /^(el|un|que|los|las|del|con|sin|cómo|qué|mi|una|y|por|para|años|días|más|lo|la|en|de|al|se|su|sus|es|sobre|cuál|hasta|desde|nadie)$/,
  de: /^(der|die|das|des|dem|den|und|mit|ohne|für|ich|ein|eine|einen|im|wie|warum|nicht|bei|beim|vom|von|zum|zur|auf|aus|nach|zu|nur|wir|ist|oder|gegen|über|unter|selbst|seit|null|tage|tagen|wochen|jahre|jahren|stunden|lernen|machen|bauen|mein|meine|meinen)$/,
  fr: /^(le|les|l|qui|un|d|on|est|des|du|avec|sans|pour|je|j|ai|une|et|dans|comment|pourquoi|mon|ma|au|aux|à|ce|cette|ces|que|qu|sur|plus|son|sa|ses|notre|nos|nous|vous|il|elle|par|en|de|la|vraiment)$/,
};

/** Letters that are rare in the other three languages. */
export const LETTERS: Record<"en" | "es" | "de" | "fr", RegExp> = {
  en: /(?!)/,
  es: /[ñ¿¡áíóú]/iu,
  de: /[äöüß]/iu,
  fr: /[àâçèêëîïôœùû]/iu,
};
