/** Phrases that fit any subject and therefore say nothing about it. */
export const STOCK_PHRASE =
  /\b(?:truth about|hidden side of|nobody tells you|no one tells you|everything you need to know|you won't believe|wrong about|completely wrong|ultimate guide|what could go wrong|changed my life|here's what happened|shocking|mind-?blowing|secrets? of|la verdad sobre|nadie te cuenta|todo lo que debes saber|no vas a creer|me equivoqué|guía definitiva|el secreto de|la cara oculta|die wahrheit über|keiner sagt|alles, was du wissen musst|wirst du nicht glauben|der ultimative guide|das geheimnis|la vérité sur|personne ne dit|tout ce qu'il faut savoir|vous n'allez pas croire|guide ultime|le secret de|face cachée|dark side|lado oscuro|dunkle seite|face sombre)\b/iu;

/** A tail after a colon, comma or full stop that could follow any title. */
export const EMPTY_TAIL =
  /[:.,]\s(?:explained|the full story|the whole story|let me explain|really|everything changed|all or nothing|no mercy|pushed to the limit|up close|in detail|finally|the hidden part|the surprising part|de verdad|la historia completa|te lo explico|todo o nada|al límite|sin piedad|de cerca|en detalle|por fin|die ganze geschichte|ich erkläre es|wirklich|alles oder nichts|bis ans limit|gnadenlos|ganz nah|im detail|endlich|toute l'histoire|je vous explique|pour de vrai|tout ou rien|à la limite|sans pitié|de tout près|en détail|enfin)[.?!]?$/iu;

/** Tails of published videos that belong to no other title. */
export const LEAK =
  /\||#\p{L}|\b(?:ep(?:isode)?|part|pt|vol|episodio|capítulo|folge|teil|épisode|partie)\.? ?\d+|\((?:extended|official|full|4k|hd|live)[^)]*\)/iu;

/** A pronoun without anything it could refer to. */
export const UNCLEAR_START =
  /^(?:it|they|he|she|this is|that|these are|esto es|eso|das ist|es|c'est|ce sont|voici|voilà|ça)(?![\p{L}'’])(?! \p{L}+ing\b)/iu;

/** Openings that delay the subject. */
export const WEAK_START =
  /^(?:all about|up close|it's official|how it began|day one:|de cerca|ya es oficial|así empezó|ganz nah|jetzt ist es offiziell|wie es anfing|de près|c'est officiel|comment ça a commencé|a look at|let's|introducing|now showing|the story|on film|asking|today|a film|hoy|todo sobre|una mirada|hablemos|heute|alles darüber|ein blick|reden wir|aujourd'hui|tout sur|un regard|parlons|so,|yes,|sí,|ja,|oui,)(?!\p{L})/iu;

/** The exceptions are a verb after "to" ("to die") and hyphenated words ("check-in"). */
export const DANGLING =
  /(?<![\p{L}-])(?<!to )(a|an|the|of|to|in|on|at|for|with|from|by|and|or|de|del|la|el|en|con|sin|para|y|du|des|le|les|à|et|der|die|das|mit|von|für|und|im|zu|pour|avec|sans|dans|que|qui|porque|donde|because|ohne|um)[.?!]?$/iu;

export const DOUBLED = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu;

/** Two forms of one verb that have different stems. */
export const MADE_TWICE = /\bmade making\b/i;
