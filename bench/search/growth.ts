import { presetOf, searchOf } from "./classes.ts";
import { figures, interleave, p95 } from "./measure.ts";
import type { Ours } from "./ours.ts";
import type { Questions } from "./questions.ts";
import { tellGoal } from "./table.ts";

const GOALS = { browsing: 2, words: 2, phrase: 3, keystroke: 6 };
const ROUNDS = 4;
const BROWSED = 60;
const DEEP_PAGE = 199;

/** Measures the cost of more rows: the same queries on both catalogues, alternating. */
export async function tellGrowth(few: Ours, many: Ours, questions: Questions, now: Date): Promise<void> {
  const compare = async (
    title: string,
    goal: number,
    count: number,
    ask: (ours: Ours, at: number) => Promise<unknown>,
    rounds = ROUNDS,
  ) => {
    const runner = (name: string, ours: Ours) => ({ name, run: (at: number) => ask(ours, at) });
    const runners = [runner("few", few), runner("many", many), runner("few again", few)];
    const [before, after, again] = await interleave(count, runners, rounds);
    if (!before || !after || !again) return;
    console.log(`${title}: ${figures(before)}, ${figures(after)} ms, control ${(p95(again) / p95(before)).toFixed(2)}`);
    tellGoal(`growth: ${title}, to itself with fewer rows`, p95(after) / p95(before), goal);
  };
  for (const [title, page] of [
    ["first page", 0],
    ["deep page", DEEP_PAGE],
  ] as const)
    await compare(title, GOALS.browsing, BROWSED, (ours) => ours.search(presetOf(now, "en", page)));
  for (const sort of ["index", "views", "uploaded"] as const)
    for (const kind of ["common", "mid", "rare", "two", "phrase"] as const) {
      const isPhrase = kind === "phrase";
      const list = questions[kind];
      const queries = list.map((words) => searchOf(now, words, isPhrase, sort));
      const goal = isPhrase ? GOALS.phrase : GOALS.words;
      await compare(
        `${kind} by ${sort}`,
        goal,
        list.length,
        async (ours, at) => queries[at] && ours.search(queries[at]),
      );
    }
  const { typed } = questions;
  await compare("keystroke", GOALS.keystroke, typed.length, (ours, at) => ours.suggest(typed[at] ?? ""), 1);
}
