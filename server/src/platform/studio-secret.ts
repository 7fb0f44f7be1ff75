import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "./config.ts";
import { newSecret } from "./secrets.ts";

const SECRET_MIN_LENGTH = 32;
const FILE = "studio-secret";

/** The secret of the environment, or the one in the data folder, which is created on first use. */
export function loadStudioSecret({ secret, databaseUrl, dataDir }: Pick<Config, "secret" | "databaseUrl" | "dataDir">) {
  if (secret.current !== undefined) return { current: secret.current, previous: secret.previous };
  // Processes on other machines share the database but not the data folder.
  if (databaseUrl !== undefined)
    throw new Error(
      "DATABASE_URL needs STUDIO_SECRET: at least 32 random characters, the same for every process. Create one with: openssl rand -base64 48",
    );
  const file = path.join(dataDir, FILE);
  const current = read(file) ?? create(file);
  if (current.length < SECRET_MIN_LENGTH)
    throw new Error(`${file} is damaged. Restore it from a backup, or delete it to connect channels and keys again.`);
  return { current, previous: secret.previous };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw new Error(`${file} can't be read: start as its owner, or set STUDIO_SECRET.`, { cause: error });
  }
}

/** Linking a complete draft is atomic: of several processes that start at once one wins, and all read its secret. */
function create(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  const secret = newSecret();
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
    linkSync(draft, file);
    return secret;
  } catch (error) {
    if (isCode(error, "EEXIST")) return read(file) ?? "";
    throw new Error(`${file} can't be written: start as the data folder's owner, or set STUDIO_SECRET.`, {
      cause: error,
    });
  } finally {
    rmSync(draft, { force: true });
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;
