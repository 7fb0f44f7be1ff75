import type { Language } from "../../language.ts";
import { fieldsOf, shownSetOf } from "../shown.ts";
import { fold } from "../tokens.ts";
import type { ChatToolCall, ShownItem } from "../types.ts";
import { aTurn, runEarlier, runTurn } from "./simulate.ts";

type ExpectedCall = {
  tool: string;
  /** Texts list words that must occur; `{ shown: n }` is the n-th item of the last result. */
  arguments: Record<string, unknown>;
};
export type ExpectedRequest = Omit<ExpectedCall, "tool"> & {
  language: Language;
  request: string;
  previous?: string[];
  /** Null if the answer must be a question or a refusal without any call. */
  tool: string | null;
  /** The calls after the first one. Without it they are not compared. */
  then?: ExpectedCall[];
};

const DEFAULTS: Record<string, unknown> = { minIndex: 2, isShort: false, followedOnly: false, sort: "index" };
const COUNTS: Record<string, number> = {
  write_titles: 5,
  revise_title: 3,
  write_concepts: 3,
  draw_thumbnails: 2,
  make_packages: 2,
  revise_thumbnail: 1,
  search_outliers: 6,
  find_projects: 5,
  suggest_integrations: 3,
  search_web: 5,
};
const LENIENT = new Set(["about", "query", "instruction", "editPrompt", "text", "name", "title", "brand"]);
/** Words of a request that no subject contains. */
const REQUEST_WORDS =
  /(?:^| )(?:titles? (?:about|for)|thumbnails?|give me|please|pls|outliers?|dame|titulos? (?:sobre|para)|miniaturas?|por favor|porfa|gib mir|titel (?:uber|fur|zu)|bitte|donne|titres? (?:sur|pour)|miniatures?|stp|video about|video sobre|video uber|video sur)(?: |$)/;

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d$€']+/gu, " ")
    .trim();

function matchesText(actual: unknown, wanted: string): boolean {
  if (typeof actual !== "string") return wanted === "" && actual === undefined;
  const given = ` ${plain(actual)} `;
  if (wanted === "") return given.trim() === "";
  const wantedWords = plain(wanted).split(" ");
  if (!wantedWords.every((word) => given.includes(word))) return false;
  return given.trim().split(" ").length <= wantedWords.length + 4;
}

export function runRequest({
  language,
  request,
  previous = [],
}: Pick<ExpectedRequest, "language" | "request" | "previous">) {
  const channel = { name: "", bio: "", language };
  const earlier = runEarlier(previous, { channel });
  return { ...runTurn(aTurn(request, { earlier, channel })), earlier };
}

/** Differences between the calls and the expected ones; empty if they agree. */
export function differences(expected: ExpectedRequest): string[] {
  const { calls, answer, earlier } = runRequest(expected);
  const { tool, then } = expected;
  const last = earlier.flatMap(({ outcomes }) => outcomes.map(shownSetOf)).findLast((set) => set !== undefined);
  const items = last?.items ?? [];
  const wanted: ExpectedCall[] = tool === null ? [] : [{ tool, arguments: expected.arguments }, ...(then ?? [])];
  const spare = tool === null || then ? calls.slice(wanted.length) : [];
  return [
    ...wanted.flatMap((one, at) => {
      const call = calls[at];
      return call ? callDifferences(call, one, items) : [`no call of ${one.tool}: ${answer}`];
    }),
    ...spare.map(({ name, arguments: given }) => `unexpected ${name} ${JSON.stringify(given)}`),
  ];
}

function callDifferences(call: ChatToolCall, expected: ExpectedCall, items: readonly ShownItem[]): string[] {
  if (call.name !== expected.tool) return [`${call.name} ${JSON.stringify(call.arguments)}`];
  const found = Object.entries(expected.arguments).filter(
    ([name, wanted]) => !matchesArgument(call, name, wanted, items),
  );
  const spare = Object.entries(call.arguments).filter(
    ([name, value]) =>
      !(name in expected.arguments) &&
      !["about", "query", "title", "name", "concept", "thumbnailUrl", "brand"].includes(name) &&
      value !== DEFAULTS[name] &&
      !(name === "count" && value === COUNTS[call.name]) &&
      !(name === "query" && value === ""),
  );
  const queried =
    typeof call.arguments.query === "string" && call.arguments.query !== "" && expected.arguments.query === undefined;
  const wording = ["about", "query"].filter(
    (name) =>
      REQUEST_WORDS.test(plain(String(call.arguments[name] ?? ""))) &&
      !REQUEST_WORDS.test(plain(String(expected.arguments[name] ?? ""))),
  );
  const list = [...found, ...spare].map(([name]) => `${name} = ${JSON.stringify(call.arguments[name])}`);
  return [
    ...list,
    ...(queried ? [`query = ${JSON.stringify(call.arguments.query)}`] : []),
    ...wording.map((name) => `${name} has words of the request: ${String(call.arguments[name])}`),
  ];
}

function matchesArgument(call: ChatToolCall, name: string, wanted: unknown, items: readonly ShownItem[]): boolean {
  const actual = call.arguments[name];
  const place = fieldsOf(wanted).shown;
  if (typeof place === "number") {
    const item = items[place - 1];
    return item !== undefined && actual === (name === "thumbnailUrl" ? item.thumbnailUrl : item.text);
  }
  if (typeof wanted === "string" && LENIENT.has(name)) return matchesText(actual, wanted);
  return (
    actual === wanted ||
    (actual === undefined && (wanted === DEFAULTS[name] || (name === "count" && wanted === COUNTS[call.name])))
  );
}

/** Whether a line names the expected tool. */
export const isExpectation = (line: object): line is ExpectedRequest => "tool" in line && "arguments" in line;

export const parseRequests = (lines: string): ExpectedRequest[] =>
  lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): ExpectedRequest => JSON.parse(line));
