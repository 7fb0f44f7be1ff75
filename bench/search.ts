import { execFileSync } from "node:child_process";
import { makeUpCatalogue } from "../server/src/testing/catalogue/made-up.ts";
import { compareClasses } from "./search/classes.ts";
import { coldCache, duringASwap, manyClients } from "./search/conditions.ts";
import { fetchEngines } from "./search/engines.ts";
import { channelsOf, rowsOf } from "./search/export.ts";
import { tellGrowth } from "./search/growth.ts";
import { benchFolder } from "./search/kept.ts";
import { openOurs } from "./search/ours.ts";
import { questionsOf } from "./search/questions.ts";
import { readRealWords } from "./search/real-words.ts";
import { sphinxReference } from "./search/sphinx.ts";
import { sqliteReference } from "./search/sqlite.ts";
import { tellStorage } from "./search/storage.ts";

/**
 * Compares the outlier search with SQLite and Sphinx on the same rows, alternating.
 * SEARCH_ROWS says how many; SEARCH_KEEP names a folder that keeps the filled databases for later runs; SEARCH_AGAINST one
 * kept with fewer rows, to see what more of them cost; SEARCH_SNAPSHOT=again makes a new snapshot of a kept catalogue.
 */
const ROWS = Number(process.env.SEARCH_ROWS ?? 100_000);
const NOW = new Date("2026-11-01T12:00:00Z");
const SEED = 5;
const ROUNDS = { usual: 4, many: 1 };
/** With more rows no second snapshot is built. */
const MANY = 1_000_000;
/** With more rows only Sphinx is compared, for ids only: filling SQLite would take an hour. */
const MOST_FOR_SQLITE = 3_000_000;
const timed = async <T>(what: string, work: Promise<T>): Promise<T> => {
  const began = performance.now();
  const result = await work;
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
};

fetchEngines();
const realWords = readRealWords();
console.log(`${ROWS} videos and shorts, ${realWords ? "words of real titles" : "made-up words"}`);
const kept = benchFolder(process.env.SEARCH_KEEP);
const catalogue = { rows: ROWS, realWords: realWords?.length ?? 0, seed: SEED };
const BUFFERS = process.env.SEARCH_BUFFERS ?? "1GB";
const ours = await openOurs(kept, BUFFERS);
try {
  await timed(
    "Made up",
    kept.once("catalogue", catalogue, () =>
      makeUpCatalogue(ours.db, {
        videos: ROWS,
        channels: Math.ceil(ROWS / 50),
        words: 100_000,
        seed: SEED,
        now: NOW,
        ...(realWords && { realWords }),
      }),
    ),
  );
  if (process.env.SEARCH_SNAPSHOT === "again") await ours.touch();
  await timed("Built", ours.build());
  const snapshot = await timed("Words read", ours.current());
  const { schema } = snapshot;
  await tellStorage(ours, snapshot);
  const rows = () => rowsOf(ours, schema);
  const sqlite =
    ROWS <= MOST_FOR_SQLITE
      ? await timed(
          "SQLite filled",
          sqliteReference(kept, catalogue, rows, () => channelsOf(ours, schema)),
        )
      : undefined;
  const tell = sqlite?.tell ?? (() => "");
  const sphinx = await timed("Sphinx filled", sphinxReference(kept, catalogue, rows, tell));
  const references = sqlite ? [sqlite, sphinx] : [sphinx];
  console.log(references.map((reference) => `${reference.name} ${reference.megabytes().toFixed(0)} MB`).join(", "));
  const questions = await questionsOf(ours, schema);
  if (process.env.SEARCH_AGAINST) {
    const fewer = await openOurs(benchFolder(process.env.SEARCH_AGAINST), BUFFERS);
    await fewer.build();
    await tellGrowth(fewer, ours, questions, NOW).finally(() => fewer.close());
  }
  await compareClasses(ours, snapshot, questions, references, NOW, sqlite ? ROUNDS.usual : ROUNDS.many);
  for (const reference of references) await reference.close();
  await manyClients(ours, questions, NOW);
  if (ROWS <= MANY) await duringASwap(ours, questions, NOW);
  await coldCache(ours, questions, NOW, () => execFileSync("sync"));
} finally {
  await ours.close();
}
