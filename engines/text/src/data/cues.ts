/** Cues of a title's format, in all four languages. */
export const cues = {
  span: /\b(\d+|one|a|un|una|eine?[nm]?|une|für) (hours?|days?|weeks?|months?|weekend|minutes?|nights?|years?|horas?|días?|semanas?|meses|noches?|años|stunden?|tagen?|tage?|wochen?|nacht|monate?|heures?|jours?|semaines?|nuits?|mois|ans)\b/iu,
  money:
    /[$€£]\s?\d|\d\s?[€$£]|\b(cheap\w*|budget|cost\w*|price|barat\w+|cuesta|precio|billig\w*|günstig\w*|kostet|preis|pas cher|coûte|prix)\b/iu,
  versus: /\b(vs\.?|versus|or|contra|gegen|oder|contre|ou)\b/iu,
  mistakes:
    /\b(mistakes?|wrong|regret\w*|fail\w*|gave up|give up|errores?|equivoc\w+|fracas\w+|fehler|falsch|gescheitert|aufgegeben|erreurs?|trompais|raté|abandonn\w+)\b/iu,
  truth:
    /\b(truth|myths?|lies?|lied|really|actually|honest\w*|real|verdad|mitos?|mentira|sincer\w+|wahrheit|mythos|mythen|wirklich|ehrlich\w*|vérité|mythes?|vraiment|honnête)\b/iu,
  test: /\b(test\w*|tried|try|tries|probé|prueba|probamos|getestet|ausprobiert|versuch\w*|testé|essay\w+|épreuve)\b/iu,
  expert: /\b(experts?|pros?|professional\w*|masters?|chef|expert[oa]s?|maestr\w+|profis?|meister\w*|maître)\b/iu,
  beginner:
    /\b(beginners?|first time|learn\w*|from zero|no experience|zero experience|principiantes?|aprend\w+|desde cero|anfänger\w*|gelernt|lernen|débutante?s?|appris|apprendre)\b/iu,
  made: /\b(built|made|build\w*|making|restor\w+|from scratch|construí|hice|fabriqué|gebaut|gemacht|restaurier\w*|construit|fabriqué|refait)\b/iu,
  hidden:
    /\b(secrets?|hidden|nobody|no one|never|inside|nadie|secretos?|ocult\w+|nunca|geheim\w*|keiner|niemand|nie|cachée?s?|personne|jamais)\b/iu,
  list: /^\D{0,8}\d+ \p{L}+|\b\d+ (things|ways|reasons|facts|tips|lessons|rules|signs|cosas|formas|razones|dinge|gründe|regeln|choses|raisons|façons)\b/iu,
  question: /\?/u,
  why: /^[¿¡]?(why|the reason|the real reason|por qué|warum|pourquoi)\b/iu,
  how: /^[¿¡]?(how|cómo|wie|so|comment)\b/iu,
  alone: /\b(surviv\w+|alone|sobreviv\w+|sol[oa]|überleb\w+|allein|survécu|survivre|seule?)\b/iu,
  history:
    /\b(history|story|origins?|invented|forgotten|strange|historia|origen|olvidad\w+|geschichte|vergessen\w*|ursprung|histoire|origine|oubliée?s?)\b/iu,
  living: /\b(life|living|lived|moved|day in|vida|viví|vivir|leben|gelebt|alltag|vie|vécu|vivre)\b/iu,
  worth: /\b(worth|vale la pena|valió|lohnt|gelohnt|vaut|valait)\b/iu,
  before: /\b(before you|don't|stop|warning|antes de|no lo|bevor du|hör auf|avant de|arrête)\b/iu,
} satisfies Record<string, RegExp>;

/** "every morning": an event that is told in the present. */
export const HABIT =
  /(?<!\p{L})(?:toujours|siempre|souvent|a menudo|(?:has|have) been \p{L}+ing|(?:seit|depuis|desde hace|for (?:over |almost )?)\s?(?:\d+|\p{L}+) (?:jahr|monat|woche|tag|ans?(?!\p{L})|années|mois|semaines|años|meses|semanas|years|months|weeks)\p{L}*|(?:every|each|cada|tod[oa]s l[oa]s|jede[nrs]?|chaque|tou(?:s|tes) les) (?:days?|mornings?|evenings?|nights?|weeks?|weekends?|months?|years?|summers?|winters?|\p{L}+days?|días?|mañanas?|tardes?|noches?|semanas?|mes(?:es)?|años?|veranos?|inviernos?|domingos?|tag|morgen|abend|nacht|woche|wochenende|monat|jahr|sommer|winter|\p{L}+tag|jours?|matins?|soirs?|nuits?|semaines?|mois|ans?|années?|étés?|hivers?|dimanches?))(?!\p{L})/iu;

/** A time span of a known title. */
export const SPAN =
  /(?<![\p{L}\d.,])\d{1,3} (?:hours|days|weeks|months|nights|horas|días|semanas|meses|noches|Stunden|Tage|Wochen|Monate|Nächte|heures|jours|semaines|mois|nuits)(?!\p{L})/iu;
