import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { databaseFailure } from "./failures.ts";

const folder = mkdtempSync(path.join(tmpdir(), "coldopen-failures-"));
afterAll(() => rmSync(folder, { recursive: true }));
const missing = path.join(folder, "gone");

it("a database whose door is gone is only away for a while", async () => {
  const error = await new Promise((resolve) => connect(missing).once("error", resolve));
  expect(databaseFailure(error)).toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
});

it("a database that takes a connection and does not answer is only away for a while", async () => {
  const silent = createServer((socket) => socket.on("error", () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const client = new pg.Client({ host: "127.0.0.1", port, connectionTimeoutMillis: 20 });
  const error = await client.connect().catch((cause: unknown) => cause);
  expect(databaseFailure(error)).toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
  silent.close();
});

it("a file that is missing is no matter of the database", async () => {
  const error = await readFile(missing).catch((cause) => cause);
  expect(error).toMatchObject({ code: "ENOENT" });
  expect(databaseFailure(error)).toBeUndefined();
});
