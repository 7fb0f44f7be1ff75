/** What a kind of product looks like on screen, in one language. Each phrase continues a sentence. */
export type SponsorPhrases = {
  /** With its article where the language has cases or genders, as the object of a sentence. */
  product: string;
  /** What goes wrong without it, seen and not said. */
  trouble: string;
  /** What the camera sees while it is used: in a step, in a comparison, and at the end. */
  use: readonly [step: string, comparison: string, end: string];
  /** What can be counted in the picture. */
  measure: string;
  /** What is left in the frame afterwards. */
  trace: string;
};

/** Words of a brand or a request that name a kind of product, in all four languages. */
export const sponsorWords = {
  tool: /(?<![\p{L}\d])(?:tools?|drills?|saws?|dewalt|makita|bosch|milwaukee|ryobi|stihl|hardware|workshop|screws?|norrsaw|power tools?|werkzeug\p{L}*|\p{L}{0,20}sägen?|bohrer\p{L}*|akkuschrauber|herramientas?|sierras?|taladros?|outils?|outillage|scies?|perceuses?)(?![\p{L}\d])/iu,
  stove:
    /(?<![\p{L}\d])(?:stoves?|heat(?:er|ing)s?|fireplaces?|saunas?|boilers?|emberline|ofen|öfen|heizung\p{L}*|kamine?|estufas?|calefacci\p{L}*|chimeneas?|poêles?|chauffage|cheminées?)(?![\p{L}\d])/iu,
  privacy:
    /(?<![\p{L}\d])(?:vpns?|nordvpn|surfshark|expressvpn|security|antivirus|passwords?|1password|privacy|sicherheit|passwort\p{L}*|datenschutz|seguridad|contraseñas?|privacidad|sécurité|mots? de passe|confidentialité)(?![\p{L}\d])/iu,
  food: /(?<![\p{L}\d])(?:meals?|food|snacks?|drinks?|coffee|tea|energy|protein|hellofresh|factor|huel|kitchens?|cook\p{L}*|essen|lebensmittel|kaffee|tee|getränke?|küche|kochbox\p{L}*|comida|alimentos?|café|bebidas?|cocina|repas|nourriture|boissons?|cuisine)(?![\p{L}\d])/iu,
  outdoor:
    /(?<![\p{L}\d])(?:backpacks?|boots?|jackets?|tents?|outdoor|gear|clothing|wear|fellwear|patagonia|arcteryx|camping|rucksack|rucksäcke|stiefel|jacken?|zelte?|kleidung|mochilas?|botas|chaquetas?|tiendas? de campaña|ropa|sacs? à dos|chaussures|vestes?|tentes?|vêtements)(?![\p{L}\d])/iu,
  camera:
    /(?<![\p{L}\d])(?:cameras?|lens(?:es)?|microphones?|headphones?|audio|drones?|sony|canon|insta360|dji|rode|raycon|kameras?|objektive?|mikrofone?|kopfhörer|drohnen?|cámaras?|objetivos?|micrófonos?|auriculares|caméras?|objectifs?|casques?)(?![\p{L}\d])/iu,
  software:
    /(?<![\p{L}\d])(?:websites?|squarespace|wix|shopify|store|hosting|domains?|software|apps?|notion|editors?|ai|webseiten?|onlineshop|tienda en línea|páginas? web|programas?|sites? web|boutiques? en ligne|logiciels?|applications?|aplicaci\p{L}*)(?![\p{L}\d])/iu,
  finance:
    /(?<![\p{L}\d])(?:banks?|finance|invest\p{L}*|budget\p{L}*|insurance|credit|money|trading|tax(?:es)?|banken|versicherung\p{L}*|geld|steuern?|bancos?|seguros?|dinero|impuestos|banques?|assurances?|argent|impôts)(?![\p{L}\d])/iu,
  course:
    /(?<![\p{L}\d])(?:courses?|skillshare|brilliant|learn\p{L}*|audible|books?|masterclass|language|babbel|duolingo|kurse?|bücher|buch|sprachen?|lernen|cursos?|libros?|idiomas?|cours|livres?|langues?|apprendre)(?![\p{L}\d])/iu,
  machine:
    /(?<![\p{L}\d])(?:cars?|trucks?|vans?|bikes?|e-?bikes?|tyres?|tires?|fuel|batter(?:y|ies)|power stations?|solar|ecoflow|jackery|autos?|fahrräder|fahrrad|reifen|akkus?|batterien?|coches?|bicicletas?|neumáticos|baterías?|voitures?|vélos?|pneus?|batteries?)(?![\p{L}\d])/iu,
} as const satisfies Record<string, RegExp>;

export type SponsorKind = keyof typeof sponsorWords;
/** `any`: for a brand whose kind is not known. */
export type SponsorTable = Readonly<Record<SponsorKind | "any", SponsorPhrases>>;
