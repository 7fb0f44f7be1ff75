import { channelSubjectOf, type IdeaBrief, type NameBrief } from "./brief.ts";
import { conceptCandidates } from "./concepts/concept-candidates.ts";
import { sentencesOf } from "./concepts/sentences.ts";
import { RESTATED } from "./data/restated.ts";
import { interpretRequest } from "./interpret-request.ts";
import { detectLanguage } from "./language.ts";
import { seededRandom } from "./random.ts";
import { readBrief } from "./reading/read-brief.ts";
import { type Candidate, selectIdeas } from "./select-ideas.ts";
import { slotsOf } from "./titles/slots.ts";
import { titleCandidates } from "./titles/title-candidates.ts";
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
  const subjects = [channelSubjectOf(channel?.bio ?? ""), ...(channel?.topics ?? [])].filter(
    (text) => text && SAYS_SOMETHING.test(text),
  );
  return subjects[seed % Math.max(1, subjects.length)];
}

const hashOf = (text: string) =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

const LATER = 1000;
/** Results of these options are meant to be similar to the input. */
const CLOSE: ReadonlySet<IdeaBrief["option"]> = new Set([
  ...(["shorten", "thisBut", "intensify", "powerUp", "rephrase", "moodShift", "combine"] as const),
]);

/** Concepts of every option but these keep the sentences of the input. */
const FRESH: ReadonlySet<IdeaBrief["option"]> = new Set(["emptyState", "variations"]);

/** The same brief and seed give the same ideas. */
export function generateIdeas(asked: IdeaBrief): Candidate[] {
  const [brief, ...others] = interpretRequest(asked);
  const rules = {
    count: brief.count,
    input: brief.input,
    exclude: [...brief.exclude, ...(brief.inspiration.youtubeItems ?? []).map(({ title }) => title)],
    isClose: CLOSE.has(brief.option) || (brief.pane === "concept" && !FRESH.has(brief.option)),
  };
  const later = (briefs: readonly IdeaBrief[]) =>
    briefs.flatMap(candidatesOf).map((candidate) => ({ ...candidate, rank: candidate.rank - LATER }));
  return selectIdeas([...candidatesOf(brief), ...later(others)], rules);
}

function candidatesOf(brief: IdeaBrief): Candidate[] {
  const given = subjectOf(brief).slice(0, SUBJECT_LENGTH);
  const subject = brief.input === "" ? RESTATED.reduce((text, [form, to]) => text.replace(form, to), given) : given;
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
  const reading = readBrief(text, detectLanguage(text));
  const name = capitalised((slotsOf(reading).doing?.[0] ?? reading.text).trim());
  if (name.length <= NAME_MAX) return name;
  return name.slice(0, NAME_MAX + 1).replace(/[\s,;:]+\S*$/, "");
}
