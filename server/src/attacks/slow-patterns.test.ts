import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createContext, Script } from "node:vm";
import { parseSync } from "@swc/core";
import { expect, it } from "vitest";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "../../..");
const folders = ["contract/src", "server/src", "web/src"];
const isOurs = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|data)\.tsx?$|(?:^|\/)testing\//.test(file);

type Pattern = { source: string; flags: string; file: string };

function patternsIn(node: unknown, file: string, found: Map<string, Pattern>): void {
  if (node === null || typeof node !== "object") return;
  if ("type" in node && node.type === "RegExpLiteral" && "pattern" in node && "flags" in node) {
    const [source, flags] = [String(node.pattern), String(node.flags)];
    found.set(`/${source}/${flags}`, { source, flags: flags.replace(/[gy]/g, ""), file });
  }
  for (const inner of Object.values(node)) patternsIn(inner, file, found);
}

function everyPattern(): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const folder of folders)
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).filter(isOurs)) {
      const file = path.join(folder, name);
      const syntax = { syntax: "typescript", tsx: name.endsWith("x"), target: "esnext" } as const;
      patternsIn(parseSync(readFileSync(path.join(root, file), "utf8"), syntax), file, found);
    }
  return [...found.values()];
}

/** Whoever tries every way of splitting a text in three needs minutes for this long a one; in two, milliseconds. */
const LETTERS = 2_000;
const BUDGET_MS = 20_000;
const units = [" ", "a", "a ", ",", "!", "(", "1", "-", '"a" ', "->", " in ", "\t.", "a. ", "é", "a,"];
const hostile = units.flatMap((unit) =>
  ["", "change a", "how to a "].map((head) => `${head}${unit.repeat(LETTERS / unit.length)}\n\0`),
);

const TimedOut = z.object({ code: z.literal("ERR_SCRIPT_EXECUTION_TIMEOUT") });
/** Stops a pattern that would never end; nothing else in this process could. */
const isSlow = ({ source, flags }: Pick<Pattern, "source" | "flags">, budgetMs = BUDGET_MS): boolean => {
  const context = createContext({ source, flags, hostile });
  const script = new Script("const p = new RegExp(source, flags); for (const text of hostile) p.test(text);");
  try {
    script.runInContext(context, { timeout: budgetMs });
    return false;
  } catch (error) {
    if (TimedOut.safeParse(error).success) return true;
    throw error;
  }
};

it("no pattern of ours can be held up by a hostile text", { timeout: 300_000 }, () => {
  const patterns = everyPattern();
  expect(patterns.length).toBeGreaterThan(300);
  expect(patterns.filter((pattern) => isSlow(pattern))).toEqual([]);
});

it("would tell one that can", { timeout: 60_000 }, () => {
  expect(isSlow({ source: "^(a+)+$", flags: "" }, 2_000)).toBe(true);
});
