/** Fixed before the engine was tuned. The first 15 are for tuning; the others are read only in the final run. */
export type Brief = { language: "en" | "es" | "de" | "fr"; topic: string; input?: string; concept?: string };

export const tuningBriefs: readonly Brief[] = [
  { language: "en", topic: "restoring a rusty 1960s espresso machine" },
  { language: "en", topic: "living in a van through a Norwegian winter", input: "I Spent 90 Days in a Van in Norway" },
  { language: "en", topic: "sourdough bread for beginners" },
  { language: "en", topic: "building a gaming PC for $400" },
  { language: "en", topic: "why airports are designed to confuse you" },
  {
    language: "en",
    topic: "learning the piano as an adult",
    input: "I Learned Piano in 30 Days",
    concept: "I have never touched a piano. In 30 days I play one song in front of 200 people.",
  },
  { language: "en", topic: "street food in Bangkok", input: "I Ate Only Street Food in Bangkok for a Week" },
  { language: "en", topic: "marathon training with a full-time job" },
  { language: "en", topic: "an abandoned lighthouse", concept: "I sleep one night in an abandoned lighthouse." },
  { language: "en", topic: "cheap microphones compared", input: "$20 vs $2,000 Microphone" },
  { language: "es", topic: "cocinar paella valenciana en casa" },
  { language: "es", topic: "vivir sin teléfono", input: "Viví 30 días sin teléfono" },
  { language: "de", topic: "einen alten VW-Bus restaurieren" },
  { language: "de", topic: "Camping im Winter", input: "7 Tage Camping bei minus 20 Grad" },
  { language: "fr", topic: "apprendre à dessiner en un mois" },
];

export const closedBriefs: readonly Brief[] = [
  { language: "en", topic: "beekeeping in a city" },
  { language: "en", topic: "making a knife from an old file", input: "How I Made a Knife From an Old File" },
  { language: "en", topic: "the history of instant noodles" },
  { language: "en", topic: "quitting sugar", input: "I Quit Sugar for 60 Days" },
  { language: "en", topic: "photographing the northern lights" },
  { language: "en", topic: "speedrunning an old platform game" },
  { language: "en", topic: "raising three kids on one income" },
  { language: "en", topic: "electric bikes", input: "I Replaced My Car With an Electric Bike" },
  { language: "en", topic: "telescopes for small budgets" },
  { language: "en", topic: "sewing a suit from curtains" },
  { language: "es", topic: "huerto urbano en el balcón" },
  { language: "es", topic: "correr un maratón a los 50 años", input: "Corrí un maratón a los 50 años" },
  { language: "de", topic: "Brot backen ohne Hefe" },
  { language: "fr", topic: "voyager en train de nuit" },
  { language: "fr", topic: "les meilleurs fromages de Savoie", input: "J'ai goûté 20 fromages de Savoie" },
];
