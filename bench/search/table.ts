import { p50, p95, ratio, type Times } from "./measure.ts";

export type Line = { title: string; ours: Times; toSqlite: number; toSphinx: number };

const WIDTHS = [24, 14, 14, 14, 9, 9, 9, 9, 6];
const print = (cells: readonly string[]) =>
  console.log(
    cells.map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0))).join(""),
  );
const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));
const pair = (times: Times | undefined) => (times ? `${figure(p50(times))}/${figure(p95(times))}` : "-");

/** One line per class: milliseconds as p50/p95, ratios of p95, database pages, and whether the ids match the reference. */
export const startTable = () =>
  print(["class", "ours", "SQLite", "Sphinx", "/SQLite", "/Sphinx", "control", "buffers", "ids"]);

export function tellLine(title: string, times: readonly Times[], buffers: number, wrong: readonly string[]): Line {
  const by = (name: string) => times.find((one) => one.name === name);
  const ours = by("ours") ?? { name: "ours", milliseconds: [] };
  const [sqlite, sphinx, again] = [by("SQLite"), by("Sphinx"), by("Sphinx again")];
  const [toSqlite, toSphinx] = [ratio(ours, sqlite), ratio(ours, sphinx)];
  const control = again && sphinx ? ratio(again, sphinx).toFixed(2) : "-";
  print([
    title,
    pair(ours),
    pair(sqlite),
    pair(sphinx),
    toSqlite.toFixed(2),
    toSphinx.toFixed(2),
    control,
    String(buffers),
    wrong.length === 0 ? "equal" : "WRONG",
  ]);
  for (const one of wrong) console.log(`  not as a plain reading finds them: ${one}`);
  return { title, ours, toSqlite, toSphinx };
}

export const tellGoal = (what: string, value: number, goal: number) =>
  console.log(
    Number.isNaN(value)
      ? `  ${what}: not measured with so many rows`
      : `  ${what} ${value.toFixed(2)} (goal at most ${goal}): ${value <= goal ? "met" : "MISSED"}`,
  );
