import { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { Snapshot } from "../../server/src/features/search-index/snapshot/snapshot-reader.ts";
import { toSnapshotSeconds } from "../../server/src/features/search-index/snapshot/snapshot-seconds.ts";
import { parseTyped, queryVariants } from "../../server/src/features/search-index/suggestions/query-variants.ts";
import { buffersOf } from "./buffers.ts";
import { interleave, p95 } from "./measure.ts";
import type { Ours } from "./ours.ts";
import { type Plain, plainRows } from "./plain.ts";
import type { Questions } from "./questions.ts";
import type { Browse, Finder, Found, ReferenceEngine, Seek } from "./reference.ts";
import { type Line, startTable, tellGoal, tellLine } from "./table.ts";

const DAYS = 91;
const DEEP_PAGE = 199;
const LANGUAGES = ["en", "es", "de", "fr"];
/** A full scan of tens of millions of rows takes seconds. */
const CHECKED = { usual: 20, many: 2 };
/** Sphinx reads all rows for a page without search words, which takes most of a second. */
const BROWSED = { usual: { first: 60, deep: 30 }, many: { first: 24, deep: 12 } };
const MANY_ROWS = 3_000_000;

const sinceOf = (now: Date) => new Date(Math.floor((now.getTime() - DAYS * 86_400_000) / 86_400_000) * 86_400_000);
/** Parsed once: parsing queries is not part of the search. */
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
const geometricMean = (values: readonly number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

/** Every class of queries: ours compared with the other engines and with a full scan. */
export async function compareClasses(
  ours: Ours,
  snapshot: Snapshot,
  questions: Questions,
  references: readonly ReferenceEngine[],
  now: Date,
  rounds: number,
): Promise<void> {
  const since = toSnapshotSeconds(sinceOf(now));
  const code = (language: string) => snapshot.layout.labels.language.indexOf(language);
  const { videos, shorts } = snapshot.layout.rows;
  const size = videos + shorts > MANY_ROWS ? "many" : "usual";
  const checked = CHECKED[size];
  const plain: Plain = await plainRows(ours, snapshot.schema);
  const idsOf = async (query: OutlierQuery) => (await ours.search(query)).results.map(({ id }) => Number(id));

  const sphinx = references.find(({ name }) => name === "Sphinx");
  const all = sphinx ? [...references, { ...sphinx, name: "Sphinx again" }] : references;

  /** One class: compares the ids first, then the times. */
  const tell = async <Q>(
    title: string,
    count: number,
    queryAt: (at: number) => OutlierQuery,
    askedAt: (at: number) => Q,
    answer: (one: Finder, question: Q) => Promise<Found>,
    checked: number,
  ) => {
    const wrong: string[] = [];
    const others = new Map<string, number>();
    for (let at = 0; at < Math.min(checked, count); at++) {
      const { ids: truth } = await answer(plain, askedAt(at));
      if (!same(await idsOf(queryAt(at)), truth)) wrong.push(`ours ${JSON.stringify(askedAt(at))}`);
      for (const reference of references)
        if (!same((await answer(reference, askedAt(at))).ids, truth))
          others.set(reference.name, (others.get(reference.name) ?? 0) + 1);
    }
    const queries = Array.from({ length: count }, (_, at) => queryAt(at));
    const times = await interleave(
      count,
      [
        { name: "ours", run: async (at) => queries[at] && ours.search(queries[at]) },
        ...all.map((reference) => ({ name: reference.name, run: (at: number) => answer(reference, askedAt(at)) })),
      ],
      rounds,
    );
    const buffers = await buffersOf(ours, Math.min(count, 60), (at) => ours.search(queryAt(at)));
    const line = tellLine(title, times, buffers, wrong);
    for (const [name, count] of others) console.log(`  ${name} finds others for ${count} of ${checked} questions`);
    return line;
  };

  const browse = (title: string, page: number, languages: readonly string[], count: number) => {
    const language = (at: number) => languages[at % languages.length] ?? "en";
    return tell<Browse>(
      title,
      count,
      (at) => presetOf(now, language(at), page),
      (at) => ({ language: code(language(at)), since, offset: page * 24 }),
      (one, question) => one.browse(question),
      Math.min(languages.length, checked),
    );
  };

  startTable();
  const first = await browse("first page", 0, LANGUAGES, BROWSED[size].first);
  const total = await plain.countBrowse({ language: code("en"), since, offset: 0 });
  const deepPage = Math.min(DEEP_PAGE, Math.floor(total / 24) - 1);
  const deep = await browse("deep page", deepPage, ["en"], BROWSED[size].deep);
  console.log(`  the deep page is page ${deepPage + 1}`);
  const searches: Line[] = [];
  const means: [sort: string, mean: number][] = [];
  for (const sort of ["index", "views", "uploaded"] as const) {
    const ratios: number[] = [];
    for (const kind of ["common", "mid", "rare", "two", "phrase"] as const) {
      const list = questions[kind];
      const isPhrase = kind === "phrase";
      const line = await tell<Seek>(
        `${kind} by ${sort}`,
        list.length,
        (at) => searchOf(now, list[at] ?? [], isPhrase, sort),
        (at) => ({
          words: list[at] ?? [],
          isPhrase,
          language: code("en"),
          sort,
          since: sort === "uploaded" ? since : 0,
        }),
        (one, question) => one.seek(question),
        checked,
      );
      searches.push(line);
      ratios.push(line.toSphinx);
    }
    means.push([sort, geometricMean(ratios)]);
  }

  const { typed } = questions;
  const groups = (at: number) =>
    queryVariants(parseTyped(typed[at] ?? ""), snapshot.vocabulary, true).next().value?.groups ?? [];
  const keystrokes = await interleave(
    typed.length,
    [
      { name: "ours", run: (at) => ours.suggest(typed[at] ?? "") },
      // Sphinx reads most of the rows for each key, which would take an hour.
      ...(size === "many" ? [] : all).map((reference) => ({
        name: reference.name,
        run: async (at: number) => {
          const words = groups(at);
          return words.length > 0 ? reference.suggest(words) : 0;
        },
      })),
    ],
    1,
  );
  const keys = tellLine("keystroke", keystrokes, await buffersOf(ours, 200, (at) => ours.suggest(typed[at] ?? "")), []);

  tellGoal("browsing: first page to SQLite", first.toSqlite, 3);
  tellGoal("browsing: first page to Sphinx", first.toSphinx, 0.15);
  tellGoal("browsing: deep page to the first", p95(deep.ours) / p95(first.ours), 3);
  const slowest = searches.reduce((worst, line) => (line.toSphinx > worst.toSphinx ? line : worst));
  tellGoal(`words: worst class to Sphinx (${slowest.title})`, slowest.toSphinx, 1.1);
  for (const [sort, mean] of means) tellGoal(`words: by ${sort}, geometric mean to Sphinx`, mean, 0.75);
  for (const line of searches.filter(({ title }) => title.includes("common")))
    tellGoal(`words: ${line.title} to SQLite`, line.toSqlite, 0.15);
  tellGoal("typing: keystroke to SQLite with the same expansion", keys.toSqlite, 0.6);
}
