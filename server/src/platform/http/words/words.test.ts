import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { silentLog } from "../../../testing/silent-log.ts";
import type { Visit } from "./messages.ts";
import { openWords, type Words } from "./words.ts";

/** Keeps whatever it is shown, as a careless module of the web app could. */
const careless = `
const seen = [];
const refused = (() => { try { return require("fs"); } catch { return undefined; } })();
exports.prepare = async () => undefined;
exports.prerenderFirstScreen = async ({ cookies, answers }) => {
  seen.push(cookies.name);
  localStorage.last = localStorage.last ?? cookies.name;
  globalThis.last = [...(globalThis.last ?? []), cookies.name];
  if (cookies.name === "breaks") throw new Error("No such screen");
  if (cookies.name === "hangs") await new Promise(() => undefined);
  if (cookies.name === "elsewhere") return undefined;
  await new Promise((resolve) => setTimeout(resolve, 5));
  return [localStorage.last, ...seen, ...globalThis.last, typeof fetch, typeof process, typeof refused, ...answers.flat(), new Date(0).getHours()].join();
};`;

let folder: string;
let words: Words | undefined;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "coldopen-words-"));
  writeFileSync(path.join(folder, "prerender.cjs"), careless);
});
afterEach(() => words?.close());
afterAll(() => rmSync(folder, { recursive: true }));

const visitOf = (name: string): Visit => ({ cookies: { name }, answers: [["/api/me", name]] });
const drawn = (name: string) => `${name},${name},${name},undefined,undefined,undefined,/api/me,${name},0`;

async function open(options: { longestMs?: number; hangingMs?: number } = {}) {
  const opened = openWords(path.join(folder, "prerender.cjs"), { log: silentLog, longestMs: 30_000, ...options });
  words = opened;
  await vi.waitFor(async () => expect(await opened.of(visitOf("first"), "UTC")).toBeDefined(), { timeout: 30_000 });
  return opened;
}

it("draws nothing where nothing was built", async () => {
  words = openWords(path.join(folder, "not-there.cjs"), { log: silentLog });
  words.open();
  expect(await words.of(visitOf("tess"), "UTC")).toBeUndefined();
});

it("visitors at once and after another get only what is theirs, with no network and no settings at hand", async () => {
  const { of } = await open();
  const names = ["tess", "omar", "june", "tess", "ines"];
  const all = await Promise.all(names.map((name) => of(visitOf(name), "UTC")));
  expect(all.map((drawing) => drawing?.html)).toEqual(names.map(drawn));
  expect((await of(visitOf("omar"), "UTC"))?.html).toBe(drawn("omar"));
});

it("tells the time by the visitor's clock", async () => {
  const { of } = await open();
  expect(await of(visitOf("tess"), "Asia/Tokyo")).toEqual({ html: drawn("tess").replace(/0$/, "9"), offset: -540 });
  expect(await of(visitOf("tess"), "UTC")).toEqual({ html: drawn("tess"), offset: 0 });
});

it("goes on after a screen that breaks or leads elsewhere", async () => {
  const { of } = await open();
  for (const name of ["breaks", "elsewhere"]) expect(await of(visitOf(name), "UTC")).toBeUndefined();
  expect((await of(visitOf("tess"), "UTC"))?.html).toBe(drawn("tess"));
});

it("lets nobody wait for what hangs, and starts anew", async () => {
  const { of } = await open({ longestMs: 1_000, hangingMs: 2_000 });
  const [hanging, behind] = await Promise.all([of(visitOf("hangs"), "UTC"), of(visitOf("tess"), "UTC")]);
  expect([hanging, behind]).toEqual([undefined, undefined]);
  await vi.waitFor(async () => expect((await of(visitOf("omar"), "UTC"))?.html).toBe(drawn("omar")), {
    timeout: 30_000,
  });
});
