import type { Language } from "../language.ts";
import type { Action, Reply } from "./actions.ts";
import { splitClauses } from "./clauses.ts";
import { readCorrected } from "./corrections.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { BRAND_LEADS, BRAND_VERBS } from "./data/scaffold.ts";
import { FIRST_PERSON } from "./data/shared.ts";
import { pattern, requestGrammars } from "./grammar.ts";
import { styleIn } from "./manner.ts";
import { readClause } from "./read-clause.ts";
import { type ClauseContext, joinInstructions, optional } from "./read-generation.ts";
import { readOutlierSearch } from "./read-lookups.ts";
import type { Reference } from "./references.ts";
import { languageOfRequest } from "./request-language.ts";
import { shownSetOf } from "./shown.ts";
import { cleanSubject, subjectText } from "./subject.ts";
import { exactly, fold, type Reading, readText } from "./tokens.ts";
import type { ChatTurn } from "./types.ts";

export type ReadRequest = { language: Language; actions: readonly Action[] };

const KIND_OF_TOOL: Record<string, string> = {
  write_titles: "title",
  write_concepts: "concept",
  draw_thumbnails: "thumbnail",
  make_packages: "package",
};
const kindAfter = (action: Action): string | undefined => {
  if (action.type === "generate") return KIND_OF_TOOL[action.tool];
  return action.type === "outliers" ? "outlier" : action.type === "projects" ? "project" : undefined;
};

function languageBefore(turn: Pick<ChatTurn, "earlier" | "channel">): Language {
  const last = turn.earlier.at(-1);
  return last ? languageOfRequest(readText(last.request), turn.channel.language) : turn.channel.language;
}

/** Reads only the request: shown texts, memories and results never count as a request. */
export function readRequest(turn: ChatTurn): ReadRequest {
  const reading = readText(turn.request);
  const language = languageOfRequest(reading, languageBefore(turn));
  const grammar = requestGrammars[language];
  const shown = turn.earlier.flatMap(({ outcomes }) => outcomes.map(shownSetOf)).filter((set) => set !== undefined);
  let shownKind: string | undefined = turn.selected[0]?.kind ?? shown.at(-1)?.kind;
  const actions: Action[] = [];
  let said = "";
  let before: Reading | undefined;
  for (const clause of splitClauses(readCorrected(turn.request, language, grammar), grammar, language)) {
    if (said !== "" && isOnlyRememberIt(clause, grammar))
      return { language, actions: [{ type: "remember", text: said }] };
    said = subjectText(clause, { from: 0, to: clause.tokens.length });
    const context: ClauseContext = {
      grammar,
      language,
      hasShown: shownKind !== undefined,
      ...optional("shownKind", shownKind),
      ...optional("follows", actions.at(-1)?.type),
      awaitsSubject: awaitsSubject(actions),
      hadShown: shown.length > 0 || turn.selected.length > 0,
    };
    for (const read of readClause(clause, context)) {
      const action = before ? withQuestion(read, before, context, actions.at(-1)) : read;
      actions.push(action);
      shownKind = kindAfter(action) ?? shownKind;
    }
    before = clause;
  }
  return { language, actions: answerQuestion(turn, language, combine(actions, shown.length > 0)) };
}

/** "How are videos about kites doing lately? Show me the outliers": the question says which ones. */
function withQuestion(action: Action, question: Reading, context: ClauseContext, last: Action | undefined): Action {
  if (action.type !== "outliers" || last?.type !== "reply" || last.reply !== "cannotKnow") return action;
  const { query, channel, followedOnly } = action.arguments;
  if (query !== "" || channel || followedOnly) return action;
  const asked = readOutlierSearch(question, context);
  return asked.type === "outliers"
    ? { ...action, arguments: { ...asked.arguments, ...action.arguments, query: asked.arguments.query } }
    : action;
}

/** "Never use the word insane. Remember that!" */
const isOnlyRememberIt = (clause: Reading, { polite, rememberIt }: RequestGrammar): boolean =>
  pattern(`(?:(?:${polite}|,|please) ){0,5}(?:${rememberIt})(?: (?:${polite}|,|[.!])){0,5}`, exactly).test(clause.norm);

/** Adds details and stated subjects to the actions around them, and drops chatter beside a request. */
function combine(actions: readonly Action[], hasShown: boolean): Action[] {
  const combined: Action[] = [];
  let subject: string | undefined;
  let stated: string | undefined;
  let mentioned: Reference | undefined;
  let asked: string | undefined;
  for (const action of actions) {
    const last = combined.at(-1);
    if (action.type === "reply" && isRemark(action.reply)) asked = action.about;
    if (action.type === "subject") subject = action.about;
    // "How long does a pineapple take? Google it": the question is searched.
    else if (action.type === "web" && isAsked(action.query) && asked !== undefined)
      combined.push({ ...action, query: asked });
    else if (action.type === "mention") mentioned = action.target;
    else if (action.type === "reply" && isRemark(action.reply) && isStatement(action.about, hasShown)) {
      stated ??= action.about;
      combined.push(action);
    } else if (mentioned && isAboutShown(action) && (isPronoun(action) || action.target?.which === "both")) {
      combined.push({ ...action, target: mentioned });
      mentioned = undefined;
    }
    // "Number three is lovely but dull. Trim it": the change is for the one that was judged.
    else if (last && isJudged(last) && action.type === "revise" && action.change !== "thisBut" && isPronoun(action))
      combined[combined.length - 1] = { ...action, ...optional("target", last.target) };
    // "Remove the sky and put a volcano in the first": both changes are for the first.
    else if (
      last &&
      isJudged(action) &&
      last.type === "revise" &&
      !last.text &&
      last.change === "thisBut" &&
      isPronoun(last)
    )
      combined[combined.length - 1] = {
        ...action,
        ...optional("instruction", joinInstructions([last.instruction, action.instruction])),
      };
    // "Four of those" after a list asks for more of it.
    else if (action.type === "detail" && !last && hasShown)
      combined.push({
        type: "repeat",
        ...optional("count", action.count),
        ...optional("instruction", action.instruction),
      });
    else if (last && "query" in last && last.query && needsSubject(action) && action.type === "generate")
      combined.push(withSubject(action, last.query));
    // "Save the second and draw it": what was saved is drawn.
    else if (last?.type === "saveProject" && last.target && action.type === "generate" && needsSubject(action))
      combined.push({ ...action, target: last.target });
    // "A project called Autumn, and put the third title in it".
    else if (last?.type === "saveProject" && !last.target && action.type === "saveProject" && !action.name)
      combined[combined.length - 1] = { ...last, ...optional("target", action.target) };
    // "I have a deal with Bosch, the video is about sheds. Write the pitch": the remark only says for whom.
    else if (last?.type === "integrations" && last.isRemark && action.type === "pitch" && !action.brand) {
      const { brand, about, target } = last;
      combined[combined.length - 1] = {
        type: "pitch",
        ...optional("brand", brand),
        ...optional("about", action.about ?? about),
        ...optional("target", action.target ?? target),
      };
    }
    // "Kurzgesagt, what sticks out? Videos far above their average" is one search.
    else if (last?.type === "outliers" && action.type === "outliers" && action.arguments.query === "")
      combined[combined.length - 1] = { ...last, arguments: { ...action.arguments, ...last.arguments } };
    else if (action.type === "detail" && last) {
      const at = combined.findLastIndex(({ type }) => type !== "reply");
      const detailed = combined[at];
      if (detailed) combined[at] = withDetail(detailed, action);
    } else {
      const at = combined.findLastIndex(({ type }) => type !== "reply");
      const before = combined[at];
      if (before && isSameRequest(before, action)) combined[at] = { ...before, ...action };
      else combined.push(action);
    }
  }
  const requests = combined.filter((action) => action.type !== "reply");
  // "5 titles and then 2 concepts about bees": both are about bees.
  const later = hasShown
    ? undefined
    : requests.find((action) => action.type === "generate" && action.about !== undefined);
  if (later?.type === "generate") subject ??= requests[0] && needsSubject(requests[0]) ? later.about : undefined;
  const isStated = subject !== undefined && requests.every((action) => !needsSubject(action));
  if (subject !== undefined && requests.length === 0) return [{ type: "reply", reply: "askThing", about: subject }];
  // What can't be done is said beside the rest: "three titles, and post the first on Instagram".
  const withRefusals = combined.filter((action) => action.type !== "reply" || action.reply === "cannotSend");
  const kept = requests.length > 0 ? withRefusals : combined.slice(0, 1);
  const about = subject ?? stated;
  // "We have Opinel interested. Write the pitch": the remark names the brand.
  const brand = stated && kept.some(isForBrand) ? nameIn(stated) : undefined;
  if (brand) return kept.map((action) => (isForBrand(action) && !action.brand ? { ...action, brand } : action));
  if (isStated || about === undefined) return kept;
  return kept.map((action) => (needsSubject(action) ? withSubject(action, about) : action));
}

/** Nothing to search but a pronoun. */
const isAsked = (query: string): boolean => query.split(" ").length < 2;
const isRemark = (reply: Reply): boolean => reply === "askThing" || reply === "cannotKnow";

/** "I filmed my grandpa grafting apple trees. What do I call it?" A short remark is no subject. */
const isStatement = (about = "", hasShown: boolean): boolean => about.split(" ").length > (hasShown ? 5 : 1);

/** "A good angle for my road trip? Give me two concepts" requests concepts once. */
const isSameRequest = (last: Action, next: Action): boolean =>
  last.type === "generate" &&
  next.type === "generate" &&
  last.tool === next.tool &&
  (last.about !== undefined || next.instruction === undefined) &&
  next.about === undefined &&
  next.target === undefined;

const isJudged = (action: Action): action is Extract<Action, { type: "revise" }> =>
  action.type === "revise" && action.change === "thisBut" && action.target !== undefined && action.text === undefined;
const isForBrand = (action: Action): action is Extract<Action, { brand?: string }> =>
  action.type === "integrations" || action.type === "pitch";
/** A name with capitals inside a remark. */
const nameIn = (text: string): string | undefined =>
  [BRAND_FIRST, BRAND_INSIDE]
    .map((source) => source.exec(text)?.[1])
    .find((name) => name !== undefined && !pattern(FIRST_PERSON, exactly).test(fold(name)));
const NAME = String.raw`(\p{Lu}[\p{L}\d&]*(?: \p{Lu}[\p{L}\d&]*){0,3})`;
const BRAND_FIRST = new RegExp(`^${NAME} (?=(?:${BRAND_VERBS})(?: |$))`, "u");
const BRAND_INSIDE = new RegExp(`(?:^|\\s)(?:${BRAND_LEADS}) ${NAME}`, "u");
const isAboutShown = (action: Action) =>
  action.type === "revise" || action.type === "generate" || action.type === "saveProject";
const isPronoun = ({ target, ...action }: Extract<Action, { target?: Reference }>): boolean =>
  target ? target.which === "it" : !("text" in action) && !("about" in action);

function withDetail(action: Action, detail: Extract<Action, { type: "detail" }>): Action {
  const { count, instruction, about, days, minIndex, sort } = detail;
  switch (action.type) {
    case "generate":
    case "revise":
    case "repeat": {
      // "…, make it look realistic" names a style that the tool knows.
      const style =
        action.type === "generate" && action.tool === "draw_thumbnails" ? styleIn(instruction ?? "") : undefined;
      const joined = style ? action.instruction : joinInstructions([action.instruction, instruction]);
      return {
        ...action,
        ...optional("count", count ?? action.count),
        ...optional("instruction", joined),
        ...(style ? { style } : {}),
      };
    }
    case "outliers":
      return {
        ...action,
        arguments: {
          ...action.arguments,
          ...optional("count", count),
          ...optional("days", days),
          ...optional("minIndex", minIndex),
          ...optional("sort", sort),
        },
      };
    case "integrations":
      return { ...action, ...optional("count", count), ...optional("about", action.about ?? about) };
    case "projects":
    case "web":
      return { ...action, ...optional("count", count) };
    default:
      return action;
  }
}

/** The first request has no subject, and what is shown was not named either. */
const awaitsSubject = (actions: readonly Action[]): boolean => {
  const last = actions.at(-1);
  return last?.type === "generate" && last.target === undefined && actions.every(needsSubject);
};

const needsSubject = (action: Action): boolean =>
  (action.type === "generate" &&
    action.about === undefined &&
    (action.target === undefined || action.target.which === "it")) ||
  ((action.type === "integrations" || action.type === "pitch") &&
    action.about === undefined &&
    (action.target === undefined || action.target.which === "it"));

function withSubject(action: Action, about: string): Action {
  if (action.type !== "generate" && action.type !== "integrations" && action.type !== "pitch") return action;
  const { target: _, ...rest } = action;
  return { ...rest, about };
}

/** A reply to a question of the turn before: its request with the subject that was missing. */
function answerQuestion(turn: ChatTurn, language: Language, actions: Action[]): Action[] {
  const last = turn.earlier.at(-1);
  const [only] = actions;
  if (!last || last.outcomes.length > 0 || !only || actions.length > 1) return actions;
  if (only.type !== "reply" || (only.reply !== "askThing" && only.reply !== "cannotKnow")) return actions;
  const before = readRequest({ ...turn, request: last.request, outcomes: [], earlier: turn.earlier.slice(0, -1) });
  const [asked] = before.actions;
  if (!asked) return actions;
  const reading = readText(turn.request);
  const grammar = requestGrammars[language];
  const span = cleanSubject(reading, { from: 0, to: reading.tokens.length }, grammar);
  const text = subjectText(reading, span);
  if (text === "") return actions;
  if ((asked.type === "integrations" || asked.type === "pitch") && asked.brand === undefined)
    return [{ ...asked, brand: text }];
  if (needsSubject(asked))
    return before.actions.map((action) => (needsSubject(action) ? withSubject(action, text) : action));
  return actions;
}
