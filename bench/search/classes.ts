import { OutlierQuery } from "@coldopen/contract/outliers/query";
import { secondsOf } from "../../server/src/features/outliers/edition/seconds.ts";
import type { Edition } from "../../server/src/features/outliers/edition/shelf.ts";
import { readingsOf, typedOf } from "../../server/src/features/outliers/suggest/expand.ts";
import { buffersOf } from "./buffers.ts";
import { figures, interleave, p95, ratio, type Times } from "./measure.ts";
import type { Ours } from "./ours.ts";
import { type Plain, plainRows } from "./plain.ts";
import type { Questions } from "./questions.ts";
import type { Browse, Rival, Seek } from "./rival.ts";

const DAYS = 91;
const DEEP_PAGE = 199;
const LANGUAGES = ["en", "es", "de", "fr"];
const CHECKED = 20;

export const sinceOf = (now: Date) =>
  new Date(Math.floor((now.getTime() - DAYS * 86_400_000) / 86_400_000) * 86_400_000);
/** Asked once and kept: reading a question is the door's work, not the search's. */
const remembered = new Map<string, OutlierQuery>();
const asked = (query: Record<string, unknown>): OutlierQuery => {
  const key = JSON.stringify(query);
  const known = remembered.get(key) ?? OutlierQuery.parse(query);
  remembered.set(key, known);
  return known;
};
export const presetOf = (now: Date, language: string, page = 0) =>
  asked({
    performanceIndexGte: 2,
    uploadedGte: sinceOf(now).toISOString().slice(0, 10),
    madeForKids: "false",
    language: [language],
    page,
  });
const SORTS = { index: "performance_index", views: "views", uploaded: "uploaded" } as const;
export const searchOf = (now: Date, words: readonly string[], isPhrase: boolean, sort: Seek["sort"]) =>
  asked({
    search: words.join(" "),
    searchBy: "title",
    performanceIndexGte: 2,
    madeForKids: "false",
    language: ["en"],
    sortField: SORTS[sort],
    ...(isPhrase && { phraseSearch: "true" }),
    ...(sort === "uploaded" && { uploadedGte: sinceOf(now).toISOString().slice(0, 10) }),
  });

const same = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
const tellGoal = (what: string, value: number, goal: number) =>
  console.log(`  ${what} ${value.toFixed(2)} (goal at most ${goal}): ${value <= goal ? "met" : "MISSED"}`);

/** Every class of questions, ours beside the rivals, and ours beside a plain reading of all rows. */
export async function compareClasses(
  ours: Ours,
  edition: Edition,
  questions: Questions,
  rivals: readonly Rival[],
  now: Date,
) {
  const since = secondsOf(sinceOf(now));
  const code = (language: string) => edition.layout.labels.language.indexOf(language);
  const plain: Plain = await plainRows(ours, edition.schema);
  const idsOf = async (query: OutlierQuery) => (await ours.search(query)).results.map(({ id }) => Number(id));

  const control = (rival: Rival) => ({ ...rival, name: `${rival.name} again` });
  const sphinx = rivals.find(({ name }) => name === "Sphinx");
  const all = sphinx ? [...rivals, control(sphinx)] : rivals;
  const tell = (title: string, times: readonly Times[], buffers: number) => {
    const [first, ...others] = times;
    if (!first) return;
    const by = (name: string) => others.find((other) => other.name === name);
    const [toSqlite, toSphinx] = [ratio(first, by("SQLite")), ratio(first, by("Sphinx"))];
    const steady = (p95(by("Sphinx again") ?? first) / p95(by("Sphinx") ?? first)).toFixed(2);
    console.log(
      `${title}: ${times.map(figures).join(" | ")} ms (p50/p95); p95 to SQLite ${toSqlite.toFixed(2)}, to Sphinx ${toSphinx.toFixed(2)}; control ${steady}; buffers ${buffers}`,
    );
    return { first, toSqlite, toSphinx };
  };

  const browse = async (title: string, pageOf: number, languages: readonly string[], count: number) => {
    const asked = (at: number): Browse => ({
      language: code(languages[at % languages.length] ?? "en"),
      since,
      offset: pageOf * 24,
    });
    const query = (at: number) => presetOf(now, languages[at % languages.length] ?? "en", pageOf);
    const wrong: string[] = [];
    for (const at of languages.keys()) {
      const found = await idsOf(query(at));
      const truth = await plain.browse(asked(at));
      if (!same(found, truth)) wrong.push(`ours ${languages[at]}`);
      for (const rival of rivals)
        if (!same(await rival.browse(asked(at)), truth)) wrong.push(`${rival.name} ${languages[at]}`);
    }
    console.log(`${title}: ids equal to a plain reading: ${wrong.length === 0 ? "all" : `NOT ${wrong.join(", ")}`}`);
    const times = await interleave(count, [
      { name: "ours", run: (at) => ours.search(query(at)) },
      ...all.map((rival) => ({ name: rival.name, run: (at: number) => rival.browse(asked(at)) })),
    ]);
    return tell(title, times, await buffersOf(ours, 20, (at) => ours.search(query(at))));
  };

  const first = await browse("P8 a, page 1", 0, LANGUAGES, 60);
  const total = await plain.countBrowse({ language: code("en"), since, offset: 0 });
  const deepPage = Math.min(DEEP_PAGE, Math.floor(total / 24) - 1);
  const deep = await browse(`P8 d, page ${deepPage + 1}`, deepPage, ["en"], 30);
  if (first && deep) {
    tellGoal("a to SQLite", first.toSqlite, 3);
    tellGoal("a to Sphinx", first.toSphinx, 0.15);
    tellGoal("d to a", p95(deep.first) / p95(first.first), 3);
  }

  for (const sort of ["index", "views", "uploaded"] as const) {
    const ratios: number[] = [];
    for (const kind of ["common", "mid", "rare", "two", "phrase"] as const) {
      const list = questions[kind];
      const isPhrase = kind === "phrase";
      const asked = (at: number): Seek => ({
        words: list[at] ?? [],
        isPhrase,
        language: code("en"),
        sort,
        since: sort === "uploaded" ? since : 0,
      });
      const query = (at: number) => searchOf(now, list[at] ?? [], isPhrase, sort);
      const wrong: string[] = [];
      for (let at = 0; at < Math.min(CHECKED, list.length); at++) {
        const [found, truth] = [await idsOf(query(at)), await plain.seek(asked(at))];
        if (!same(found, truth)) wrong.push(`ours "${list[at]?.join(" ")}"`);
        for (const rival of rivals)
          if (!same(await rival.seek(asked(at)), truth)) wrong.push(`${rival.name} "${list[at]?.join(" ")}"`);
      }
      const times = await interleave(list.length, [
        { name: "ours", run: (at) => ours.search(query(at)) },
        ...all.map((rival) => ({ name: rival.name, run: (at: number) => rival.seek(asked(at)) })),
      ]);
      const told = tell(
        `P9 b ${kind} by ${sort}`,
        times,
        await buffersOf(ours, list.length, (at) => ours.search(query(at))),
      );
      console.log(`  ids equal to a plain reading: ${wrong.length === 0 ? "all" : `NOT ${wrong.join(", ")}`}`);
      if (!told) continue;
      ratios.push(told.toSphinx);
      tellGoal(`${kind} to Sphinx`, told.toSphinx, 1.1);
      if (kind === "common") tellGoal("common to SQLite", told.toSqlite, 0.15);
    }
    tellGoal(
      `P9 by ${sort}, geometric mean to Sphinx`,
      Math.exp(ratios.reduce((sum, value) => sum + Math.log(value), 0) / ratios.length),
      0.75,
    );
  }

  const groups = (at: number) =>
    readingsOf(typedOf(questions.typed[at] ?? ""), edition.vocabulary, true).next().value?.groups ?? [];
  const times = await interleave(
    questions.typed.length,
    [
      { name: "ours", run: (at) => ours.suggest(questions.typed[at] ?? "") },
      ...all.map((rival) => ({
        name: rival.name,
        run: async (at: number) => {
          const words = groups(at);
          return words.length > 0 ? rival.suggest(words) : 0;
        },
      })),
    ],
    1,
  );
  const keys = tell(
    `P10 c, ${questions.typed.length} keystrokes`,
    times,
    await buffersOf(ours, 200, (at) => ours.suggest(questions.typed[at] ?? "")),
  );
  if (keys) tellGoal("c to SQLite", keys.toSqlite, 0.6);
}
