import { execFileSync } from "node:child_process";
import { makeUpCatalogue } from "../server/src/testing/catalogue/made-up.ts";
import { coldCache, duringASwap, manyClients } from "./search/circumstances.ts";
import { compareClasses } from "./search/classes.ts";
import { fetchEngines } from "./search/engines.ts";
import { channelsOf, rowsOf } from "./search/export.ts";
import { openOurs } from "./search/ours.ts";
import { questionsOf } from "./search/questions.ts";
import { sphinxRival } from "./search/sphinx.ts";
import { spokenWords } from "./search/spoken.ts";
import { sqliteRival } from "./search/sqlite.ts";
import { tellStorage } from "./search/storage.ts";

const ROWS = Number(process.env.SEARCH_ROWS ?? 100_000);
const NOW = new Date("2026-11-01T12:00:00Z");
const timed = async <T>(what: string, work: Promise<T>): Promise<T> => {
  const began = performance.now();
  const result = await work;
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
};

/** The outlier search beside SQLite and Sphinx on the same rows, in turns. SEARCH_ROWS says how many. */
fetchEngines();
const spoken = spokenWords();
console.log(`${ROWS} videos and shorts, ${spoken ? "words of real titles" : "made-up words"}`);
const ours = await openOurs(process.env.SEARCH_BUFFERS ?? "1GB");
try {
  await timed(
    "Made up",
    makeUpCatalogue(ours.db, {
      videos: ROWS,
      channels: Math.ceil(ROWS / 50),
      words: 100_000,
      seed: 5,
      now: NOW,
      ...(spoken && { spoken }),
    }),
  );
  await timed("Printed", ours.print());
  const edition = await timed("Words read", ours.current());
  const { schema } = edition;
  await tellStorage(ours, edition);
  const sqlite = await timed(
    "SQLite filled",
    sqliteRival(ours.folder, rowsOf(ours, schema), await channelsOf(ours, schema)),
  );
  const sphinx = await timed("Sphinx filled", sphinxRival(ours.folder, rowsOf(ours, schema)));
  console.log(`SQLite ${sqlite.megabytes().toFixed(0)} MB, Sphinx ${sphinx.megabytes().toFixed(0)} MB`);
  const questions = await questionsOf(ours, schema);
  await compareClasses(ours, edition, questions, [sqlite, sphinx], NOW);
  await sqlite.close();
  await sphinx.close();
  await manyClients(ours, questions, NOW);
  await duringASwap(ours, questions, NOW);
  await coldCache(ours, questions, NOW, () => execFileSync("sync"));
} finally {
  await ours.close();
}
