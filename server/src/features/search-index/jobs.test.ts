import { afterAll, beforeAll, expect, it } from "vitest";
import { makeUpCatalogue } from "../../testing/catalogue/made-up.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { computeIndexes } from "../catalogue/index.ts";
import { searchIndexJobs } from "./jobs.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

it("waits for the first computation of outlier indexes, and then builds once", async () => {
  await makeUpCatalogue(studio.context.db, { videos: 300, channels: 10, words: 100, seed: 3, now: new Date() });
  const built: string[] = [];
  const job = searchIndexJobs(studio.context, [async () => built.push("built")])[0];
  await job?.run({});
  expect(built).toEqual([]);
  await computeIndexes(studio.context.db);
  await job?.run({});
  await job?.run({});
  expect(built).toEqual(["built"]);
});

it("builds on the job of an earlier version", async () => {
  const added: string[] = [];
  const jobs = { ...studio.context.jobs, add: async (name: string) => void added.push(name) };
  const earlier = searchIndexJobs({ ...studio.context, jobs }).find(({ name }) => name === "outliers:print");
  await earlier?.run({});
  expect(added).toEqual(["search-index:build"]);
});
