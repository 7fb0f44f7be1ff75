import { expect, it } from "vitest";
import type { IdeaBrief } from "./brief.ts";
import { ideaOptions } from "./brief.ts";
import { sentencesOf } from "./concepts/sentences.ts";
import { cuesOf } from "./cues.ts";
import { spansIn } from "./evidence.ts";
import { generateIdeas, suggestProjectName } from "./generate-ideas.ts";
import { extractSubject, isChangeRequest } from "./intent.ts";
import { detectLanguage } from "./language.ts";
import { seededRandom } from "./random.ts";
import { readBrief } from "./reading/read-brief.ts";
import { growsTooFast } from "./testing/cpu-growth.ts";
import { hostileTexts } from "./testing/hostile-texts.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";
import { titleScore } from "./title-score.ts";
import { applyChange, hasTone } from "./titles/apply-change.ts";
import { isAwkward, sentenceCase, similarity, startLarge, tidy, titleCase } from "./words.ts";

const LETTERS = 50_000;
/** Quadratic time for a text of this length is many times this. */
const FLOOR_MS = 120;
const isWhole = process.env.FUZZ_CASES !== undefined;
const languages = ["en", "es", "de", "fr"] as const;
const TITLE = "I lived in a van for 30 days";

const brief = (over: Partial<IdeaBrief>) => anIdeaBrief({ input: TITLE, ...over });

const functions: Record<string, (text: string) => unknown> = {
  extractSubject,
  isChangeRequest,
  titleScore,
  detectLanguage,
  sentencesOf,
  cuesOf,
  hasTone,
  isAwkward,
  tidy,
  sentenceCase,
  startLarge,
  titleCase,
  similarity: (text) => similarity(text, text),
  suggestProjectName: (text) => suggestProjectName({ title: text }),
  readBrief: (text) => languages.map((language) => readBrief(text, language)),
  applyChange: (text) => languages.map((language) => applyChange(TITLE, text, language, seededRandom(1))),
  spansIn: (text) => spansIn([{ title: text, lift: 3 }]),
};
const fields: Record<string, (text: string) => Partial<IdeaBrief>> = {
  input: (input) => ({ input }),
  otherInput: (otherInput) => ({ option: "combine", otherInput }),
  thisBut: (thisBut) => ({ option: "thisBut", thisBut }),
  topic: (topic) => ({ option: "emptyState", input: "", inspiration: { topic } }),
  exclude: (text) => ({ exclude: [text] }),
  knownTitles: (title) => ({ knownTitles: [{ title, lift: 4, videoId: "aaaaaaaaaaa" }] }),
  references: (text) => ({ option: "emptyState", input: "make it funny", references: [{ kind: "title", text }] }),
};
const texts = hostileTexts.filter((_, at) => isWhole || at % 3 === 0);

// The tests end when all texts are read, not by the clock.
it.each(Object.entries(functions))("%s takes linear time for hostile texts", { timeout: 0 }, async (_, read) => {
  const slow: string[] = [];
  for (const { name, of } of texts)
    if (await growsTooFast((letters) => read(of(letters)), { letters: LETTERS, floorMs: FLOOR_MS })) slow.push(name);
  expect(slow).toEqual([]);
});

const options = isWhole ? ideaOptions : (["variations", "shorten"] as const);
it.each(Object.entries(fields))("takes linear time for a hostile %s", { timeout: 0 }, async (_, over) => {
  const slow: string[] = [];
  for (const pane of ["title", "concept"] as const)
    for (const option of options)
      for (const { name, of } of texts.filter((_, at) => isWhole || at % 3 === 0)) {
        const work = (letters: number) => generateIdeas(brief({ pane, option, ...over(of(letters)) }));
        if (await growsTooFast(work, { letters: LETTERS, floorMs: FLOOR_MS })) slow.push(`${pane} ${option} ${name}`);
      }
  expect(slow).toEqual([]);
});
