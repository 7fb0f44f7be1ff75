import { tmpdir } from "node:os";
import path from "node:path";

/** Where the files of a test's studio lie: beside those of every node on the same database, apart from other people's on this machine. */
export const filesOf = (databaseUrl: string): string =>
  path.join(tmpdir(), `coldopen-files-${process.getuid?.() ?? 0}`, new URL(databaseUrl).pathname.slice(1));
