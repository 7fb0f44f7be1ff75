import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** The STUDIO_SECRET of all test studios: several may share a database. */
export const TEST_SECRET = "a secret for tests, shared by all nodes";

const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function administer(statement: string) {
  const client = new pg.Client(inject("databaseUrl"));
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of one's own, migrated unless asked for an empty one. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name} ${isEmpty ? "" : "template coldopen_template strategy file_copy"}`);
  return {
    url: withDatabase(inject("databaseUrl"), name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}
