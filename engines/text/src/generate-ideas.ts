import type { IdeaBrief, NameBrief } from "./brief.ts";
import { conceptCandidates, sentencesOf } from "./concepts.ts";
import { numbersIn } from "./frames/frame.ts";
import { parseTopic } from "./frames/parse-topic.ts";
import { interpretRequest } from "./interpret-request.ts";
import { detectLanguage } from "./language.ts";
import { seededRandom } from "./random.ts";
import { type Candidate, selectIdeas } from "./select-ideas.ts";
import { shortenedTitles } from "./shorten/shorten-title.ts";
import { titleCandidates } from "./titles.ts";
import { capitalised } from "./words.ts";

const NEW_NAME = /^(new project|video project \d)/i;

/** The subject is in the first sentences; parsing the rest would only cost time. */
const SUBJECT_LENGTH = 600;

const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * The subject of an idea: the input, else the topic, else the first text of the inspiration, project or channel. A video gives
 * its format, so that its own subject is the last resort.
 */
function subjectOf({ input, inspiration, project, channel, seed }: IdeaBrief): string {
  const name = NEW_NAME.test(project.name) ? "" : project.name;
  const found = [
    input,
    inspiration.topic,
    ...(inspiration.titles ?? []),
    ...(inspiration.concepts ?? []),
    ...(inspiration.outliers ?? []),
    inspiration.additional,
    project.title,
    project.concept,
    name,
    channelSubject(channel, seed),
    ...(inspiration.youtubeItems ?? []).map(({ title }) => title),
  ].find((text) => text && SAYS_SOMETHING.test(text));
  return (found ?? "making videos that people remember").trim();
}

/** The bio or one of the topics: each run takes another one. */
function channelSubject(channel: IdeaBrief["channel"], seed: number): string | undefined {
  const subjects = [channel?.bio, ...(channel?.topics ?? [])].filter((text) => text && SAYS_SOMETHING.test(text));
  return subjects[seed % Math.max(1, subjects.length)];
}

const hashOf = (text: string) =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

const LATER = 1000;
/** Results of these options are meant to be similar to the input. */
const CLOSE: ReadonlySet<IdeaBrief["option"]> = new Set(["shorten", "thisBut", "intensify", "powerUp"]);

/** Concepts of these options keep the first sentence of the input. */
const OPENING_KEPT: ReadonlySet<IdeaBrief["option"]> = new Set(["rephrase", "moodShift", "combine"]);

/** The same brief and seed give the same ideas. */
export function generateIdeas(asked: IdeaBrief): Candidate[] {
  const [brief, ...others] = interpretRequest(asked);
  const rules = {
    count: brief.count,
    input: brief.input,
    exclude: [...brief.exclude, ...(brief.inspiration.youtubeItems ?? []).map(({ title }) => title)],
    isClose: CLOSE.has(brief.option) || (brief.pane === "concept" && OPENING_KEPT.has(brief.option)),
  };
  const later = (briefs: readonly IdeaBrief[]) =>
    briefs.flatMap(candidatesOf).map((candidate) => ({ ...candidate, rank: candidate.rank - LATER }));
  const candidates = [...candidatesOf(brief), ...later(others)];
  const chosen = selectIdeas(candidates, rules);
  if (chosen.length >= brief.count || brief.pane === "concept") return chosen;
  return selectIdeas([...candidates, ...later(inFewerWords(brief))], rules);
}

const VARIANTS = 4;
const LITTLE_LOSS = 0.3;
const TOLD_BY_ITSELF: ReadonlySet<IdeaBrief["option"]> = new Set(["shorten", "thisBut", "combine"]);

/** Shorter inputs, with the same numbers, for a list that the patterns of the full input could not fill. */
function inFewerWords(brief: IdeaBrief): IdeaBrief[] {
  if (TOLD_BY_ITSELF.has(brief.option) || brief.input.trim() === "") return [];
  const numbers = numbersIn(brief.input);
  const language = brief.language ?? detectLanguage(brief.input, brief.channel?.language);
  const { kind } = parseTopic(brief.input, language);
  return shortenedTitles(brief.input, language)
    .filter(({ title, loss }) => loss < LITTLE_LOSS && numbers.every((number) => title.includes(number)))
    .filter(({ title }) => !/^my /i.test(brief.input) || /^my /i.test(title))
    .filter(({ title }) => kind !== "claim" || !["thing", "story"].includes(parseTopic(title, language).kind))
    .sort((a, b) => a.loss - b.loss)
    .slice(0, VARIANTS)
    .map(({ title }) => ({ ...brief, input: title }));
}

function candidatesOf(brief: IdeaBrief): Candidate[] {
  const subject = subjectOf(brief).slice(0, SUBJECT_LENGTH);
  const language = brief.language ?? detectLanguage(subject, brief.channel?.language);
  const random = seededRandom(brief.seed ^ hashOf(brief.pane + brief.option + subject));
  const context = { brief, subject, language, random };
  return brief.pane === "title" ? titleCandidates(context) : conceptCandidates(context);
}

const NAME_MAX = 60;

/** A short name for a project, from the subject of its title, concept or thumbnail. */
export function suggestProjectName({ title, concept, thumbnail }: NameBrief): string {
  const text = [title, concept && sentencesOf(concept)[0], thumbnail].find((one) => one && one.trim() !== "") ?? "";
  if (text === "") return "";
  const { phrase, slots } = parseTopic(text, detectLanguage(text));
  const name = capitalised((slots.doing ?? phrase).trim());
  if (name.length <= NAME_MAX) return name;
  return name.slice(0, NAME_MAX + 1).replace(/[\s,;:]+\S*$/, "");
}
