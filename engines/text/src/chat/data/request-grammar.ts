/** Sources of regular expressions, matched against lower-case words without accents that are joined by single spaces. */
export type RequestGrammar = {
  /** Words that occur in this language and rarely in the other three, separated by spaces. */
  signs: string;
  /** Short forms and what they stand for: "q=que". */
  abbreviations: string;
  /** Words to which a misspelled word may be corrected, separated by spaces. */
  spelling: string;
  /** Words of courtesy and chatter, dropped at both ends of a text. */
  polite: string;
  /** Chatter that opens a sentence. Unlike courtesy it may also open or end a subject. */
  chatterLead: string;
  /** Chatter only beside a mark: "mate, …", "…, love". */
  chatterAside: string;
  /** Opens a reason or remark after a request: "…, because my dad is ill". */
  reason: string;
  /** Words that end a request and never open one: "any help?". */
  tail: string;
  /** Verbs and openings of a request. */
  ask: string;
  /** Verbs of a new clause after "and" or a comma. */
  imperatives: string;
  /** Words dropped at both ends of a subject. */
  filler: string;
  articles: string;
  /** A number of one, before a noun. */
  one: string;
  some: string;
  /** Prepositions between the object and the subject. */
  about: string;
  /** Statement of the subject: "it is about". */
  topicIs: string;
  /** Words for a video, and words before one. */
  video: string;
  videoLead: string;
  videoLink: string;
  next: string;
  and: string;
  but: string;
  draw: string;
  search: string;
  question: string;
  save: string;
  create: string;
  again: string;
  more: string;
  /** A refusal of what is shown, before a request for more. */
  dislike: string;
  same: string;
  as: string;
  named: string;
  /** A request to draw that names only what is drawn: "draw the first one". */
  drawing: string;
  /** Idioms for having no idea yet: "stuck on", "can't think of". */
  lack: string;
  /** Before a number that need not be exact: "like", "around". */
  roughly: string;
  /** A question for a title that does not say "title": "what should I call". */
  naming: string;
  /** A question for a concept that does not say "concept": "how should I tell the story of". */
  approaching: string;
  /** First word of the ordinal list is "first". */
  ordinals: readonly string[];
  last: string;
  all: string;
  both: string;
  pronoun: string;
  changes: { shorten: string; intensify: string; rephrase: string; variations: string };
  /** Why an item is to be changed: "it is boring". */
  complaint: string;
  /** Change of one detail: "but with", "add", "without". */
  edit: string;
  redo: string;
  remember: string;
  /** Words that make a request a lasting rule, wherever they stand: "from now on". */
  lasting: string;
  /** A request to remember what was said before it. */
  rememberIt: string;
  listMemory: string;
  status: { idea: string; in_development: string; published: string };
  working: string;
  /** A question about what the person saved or started before. */
  stored: string;
  placement: string;
  sponsor: string;
  integrationFiller: string;
  performed: string;
  followed: string;
  channel: string;
  channelFrom: string;
  newest: string;
  byViews: string;
  period: string;
  recently: string;
  atLeast: string;
  indexWord: string;
  times: string;
  shortVideos: string;
  outlierFiller: string;
  web: string;
  webFiller: string;
  lengthLimit: string;
  manner: string;
  tones: string;
  pieces: string;
  finalVerbs: string;
  translate: string;
  inLanguage: string;
  greeting: string;
  help: string;
  myChannel: string;
  writing: string;
  projectFiller: string;
};
