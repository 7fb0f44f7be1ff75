import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diskFiles } from "./disk.ts";
import type { FileName, Files } from "./port.ts";

let folder: string;
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "coldopen-disk-"));
  files = diskFiles(path.join(folder, "files"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const listed = async (area: string) => {
  const names: string[] = [];
  for await (const { name } of files.list(area)) names.push(name);
  return names.sort();
};

it("gives back what was put, and the last of what was put twice", async () => {
  expect(await files.get("pictures/abc123")).toBeUndefined();
  await files.put("pictures/abc123", Buffer.from("one"));
  await files.put("pictures/abc123", Buffer.from("two"));
  expect((await files.get("pictures/abc123"))?.toString()).toBe("two");
});

it("lists an area and no other, also what a write that broke off left", async () => {
  expect(await listed("pictures")).toEqual([]);
  await files.put("pictures/abc123", Buffer.from("one"));
  await files.put("people/abd456", Buffer.from("two"));
  await writeFile(path.join(folder, "files/pictures/ab/abc123.draft"), "half");
  expect(await listed("pictures")).toEqual(["pictures/abc123", "pictures/abc123.draft"]);
});

it("removes, and has nothing against removing twice", async () => {
  await files.put("pictures/abc123", Buffer.from("one"));
  await files.remove("pictures/abc123");
  await files.remove("pictures/abc123");
  expect([await files.get("pictures/abc123"), await listed("pictures")]).toEqual([undefined, []]);
});

it("leaves no draft behind where it can't write", async () => {
  await files.put("pictures/abc123", Buffer.from("one"));
  await rm(path.join(folder, "files/pictures/ab/abc123"));
  await writeFile(path.join(folder, "files/pictures/cd"), "in the way");
  await expect(files.put("pictures/cd1234", Buffer.from("x"))).rejects.toThrow();
  expect(await readdir(path.join(folder, "files/pictures/ab"))).toEqual([]);
});

it.each([
  "pictures/../../evil",
  "pictures/a/b",
  "../pictures/abc",
  "pictures/",
  "pictures/..",
  "pictures/ab\0c",
  "Pictures/abc",
  "abc/.hidden",
] satisfies FileName[])("knows no file named %j", async (name) => {
  await expect(async () => files.put(name, Buffer.from("x"))).rejects.toThrow("Not the name of a file");
  await expect(async () => files.get(name)).rejects.toThrow("Not the name of a file");
});
