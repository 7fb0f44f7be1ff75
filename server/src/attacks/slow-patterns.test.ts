import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createContext, Script } from "node:vm";
import { cpuMs } from "@coldopen/engine-text/testing/cpu-growth";
import { parseSync } from "@swc/core";
import { expect, it } from "vitest";
import { z } from "zod";
import { recordPatterns } from "../testing/record-patterns.ts";
import { takeShare } from "../testing/test-share.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const folders = [
  "contract/src",
  "engines/picture/src",
  "engines/text/src",
  "engines/vision/src",
  "engines/worker-pool/src",
  "server/src",
  "web/src",
];
const isOurs = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|data)\.tsx?$|(?:^|\/)testing\//.test(file);

type Unplaced = { source: string; flags: string };
type Pattern = Unplaced & { files: string[] };
type Found = { written: Map<string, Pattern>; makers: Set<string> };

function place(found: Map<string, Pattern>, { source, flags }: Unplaced, file: string) {
  const files = found.get(`/${source}/${flags}`)?.files ?? [];
  found.set(`/${source}/${flags}`, { source, flags: flags.replace(/[gy]/g, ""), files: [...files, file] });
}

const Maker = z.object({
  type: z.enum(["NewExpression", "CallExpression"]),
  callee: z.object({ type: z.literal("Identifier"), value: z.literal("RegExp") }),
});

function patternsIn(node: unknown, file: string, found: Found): void {
  if (node === null || typeof node !== "object") return;
  if ("type" in node && node.type === "RegExpLiteral" && "pattern" in node && "flags" in node)
    place(found.written, { source: String(node.pattern), flags: String(node.flags) }, file);
  if ("callee" in node && Maker.safeParse(node).success) found.makers.add(file);
  for (const inner of Object.values(node)) patternsIn(inner, file, found);
}

function everyPattern(): Found {
  const found: Found = { written: new Map(), makers: new Set() };
  for (const folder of folders)
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).filter(isOurs)) {
      const file = path.join(folder, name);
      const syntax = { syntax: "typescript", tsx: name.endsWith("x"), target: "esnext" } as const;
      patternsIn(parseSync(readFileSync(path.join(root, file), "utf8"), syntax), file, found);
    }
  return found;
}

/** Uses every file that puts patterns together while it runs, with words that would be a slow pattern if they became one. */
async function usedMakers() {
  const { generateIdeas } = await import("@coldopen/engine-text");
  const { anIdeaBrief } = await import("../testing/idea-brief.ts");
  const { drawPicture } = await import("@coldopen/engine-picture/draw");
  const { performTask } = await import("@coldopen/engine-vision/perform");
  await import("../features/search-index/text/words.ts");
  await import("@coldopen/engine-text/intent");
  await import("@coldopen/contract/page-patterns");
  const { planStep } = await import("@coldopen/engine-text/chat");
  const { ChatToolName } = await import("@coldopen/contract/chat/tools");
  await import("@coldopen/contract/pictures/address");
  const { withoutLinks } = await import("@coldopen/contract/kernel/names");
  const bad = "a (a+)+$";
  withoutLinks(bad);
  for (const pane of ["title", "concept"] as const)
    for (const change of [`swap van for ${bad}`, `${bad} instead of van`, bad])
      generateIdeas(anIdeaBrief({ pane, option: "thisBut", thisBut: change, input: `I lived in a ${bad} van` }));
  for (const language of ["en", "es", "de", "fr"] as const)
    for (const request of [
      `titles about ${bad}`,
      `Titel über ${bad}`,
      `títulos sobre ${bad}`,
      `titres sur ${bad}`,
      bad,
    ])
      planStep({
        ...{ request, outcomes: [], earlier: [], selected: [], tools: ChatToolName.options, memories: [bad] },
        channel: { name: bad, bio: bad, language },
      });
  const { bytes } = await drawPicture({ prompt: bad, style: "sketch", seed: 1 }, { width: 16, height: 9 });
  await performTask({ kind: "look", picture: bytes });
}

/** Where the text engine cuts a text to so many letters before its patterns see it; its hostile-texts.test.ts proves that it does. */
const SEEN_AT_MOST: readonly [RegExp, number][] = [
  [/^engines\/text\/src\/(?:reading|titles)\//, 1_000],
  [/^engines\/text\/src\/generate-ideas\.ts/, 100],
  [/^engines\/text\/src\/chat\//, 2_500],
];
const seenBy = ({ files }: Pick<Pattern, "files">) =>
  Math.max(...files.map((file) => SEEN_AT_MOST.find(([place]) => place.test(file))?.[1] ?? Number.POSITIVE_INFINITY));

/** `npm test` measures one pattern in this many. */
const SHARES = 5;
const LETTERS = 6_400;
const units = [
  " ",
  "\t",
  "\n",
  "a",
  "a ",
  "aª",
  "é",
  "né ",
  ",",
  "!",
  ".",
  "(",
  "=(",
  "/",
  "'",
  "1",
  "1,",
  "-",
  '"a" ',
  "->",
  " in ",
].concat(["\t.", "a. ", "a,", "!\t", " vs e", "<a ", "{", "\\", "#", "*", "_", "[a](", "\t,"]);
const heads = ["", "change a", "how to a ", "https://youtu.be/"];
const hostile = (letters: number) =>
  units.flatMap((unit) => heads.map((head) => `${head}${unit.repeat(letters / unit.length)}\n\0`));

const TimedOut = z.object({ code: z.literal("ERR_SCRIPT_EXECUTION_TIMEOUT") });
const NEVER_ENDS_MS = 120_000;
const script = new Script(`
  const pattern = new RegExp(source, flags);
  texts.map((text) => { const start = now(); pattern.test(text); return now() - start; });
`);

/** What each text costs; nothing for a pattern that would never end: only a script can be stopped. */
function costsOf({ source, flags }: Unplaced, texts: readonly string[], { now, limitMs }: Measured) {
  try {
    const costs = script.runInContext(createContext({ source, flags, texts, now }), { timeout: limitMs });
    return z.array(z.number()).parse(costs);
  } catch (error) {
    if (TimedOut.safeParse(error).success) return undefined;
    throw error;
  }
}
type Measured = { now: () => number; limitMs: number };

/** Measured by the clock, which is cheap; a slow result is measured again. */
const SUSPECT_MS = 2;
/** A virtual machine counts time that others take from it as CPU time: a slow result must hold in more measurements. */
const MEASURED = { first: 3, again: 15 };
/** Of CPU time: a tenth of what the least of the slow ones takes, many times what the others do. */
const FLOOR_MS = 60;
/** Twice the letters cost twice as much where a text is read once, and four times where it is read from every letter. */
const GROWS_AT_MOST = 3.2;

/** `seen` is how long a text the pattern ever gets; where nothing says so, the cost must grow with the length alone. */
function isSlow(pattern: Unplaced, seen = Number.POSITIVE_INFINITY, limitMs = NEVER_ENDS_MS): boolean {
  const letters = Math.min(seen, LETTERS);
  const first = costsOf(pattern, hostile(letters), { now: () => performance.now(), limitMs });
  if (first === undefined) return true;
  const suspects = (times: number) => hostile(letters * times).filter((_, at) => (first[at] ?? 0) > SUSPECT_MS);
  const least = (text: string, times: number) => {
    const costs = costsOf(
      pattern,
      Array.from({ length: times }, () => text),
      { now: cpuMs, limitMs },
    );
    return Math.min(...(costs ?? [Number.POSITIVE_INFINITY]));
  };
  const holds = (isTooMuch: (times: number) => boolean) => isTooMuch(MEASURED.first) && isTooMuch(MEASURED.again);
  if (seen <= LETTERS) return suspects(1).some((text) => holds((times) => least(text, times) > FLOOR_MS));
  const longer = suspects(4);
  return suspects(2).some((text, at) =>
    holds((times) => {
      const twice = least(longer[at] ?? "", times);
      return twice === Number.POSITIVE_INFINITY || (twice > FLOOR_MS && twice / least(text, times) > GROWS_AT_MOST);
    }),
  );
}

it("no pattern of ours can be held up by a hostile text", { timeout: 1_200_000 }, async () => {
  const { written, makers } = everyPattern();
  expect(written.size).toBeGreaterThan(300);
  const made = new Map<string, Pattern>();
  for (const { file, ...pattern } of await recordPatterns(root, makers, usedMakers)) place(made, pattern, file);
  expect(new Set([...made.values()].flatMap(({ files }) => files))).toEqual(makers);
  const patterns = takeShare([...written.values(), ...made.values()], SHARES, ({ source }) => `pattern ${source}`);
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((pattern) => isSlow(pattern, seenBy(pattern)))).toEqual([]);
});

const slow = ["^(a+)+$", "\\s+$", "^(.+?) (?:vs|or) (.+)$", "[.!?]+$"];
it.each(slow)("detects a pattern that can be slow: %s", { timeout: 120_000 }, (source) => {
  expect(isSlow({ source, flags: "" }, LETTERS * 2, 2_000)).toBe(true);
});
