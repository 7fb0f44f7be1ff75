import { titleScore } from "@coldopen/engine-text/title-score";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { studioJobs } from "../../jobs.ts";
import { optionBase, projectFixture } from "../../testing/project-fixture.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const arrange = () => projectFixture(studio);
const contents = ({ options }: { options: { content: string }[] }) => options.map(({ content }) => content);

describe("options", () => {
  it("start with a primary, and the options of the person come right after it", async () => {
    const { made, added, detail } = await arrange();
    const { id } = await made();
    const first = await added(id, "First");
    await added(id, "System", "TITLE", { source: "system" });
    await added(id, "Second");
    await added(id, "Third", "TITLE", { description: "why", seed: 7 });
    const after = await detail(id);
    expect(contents(after)).toEqual(["First", "Third", "Second", "System"]);
    expect(after.titlePrimaryOptionId).toBe(first.id);
    expect(after.options[1]).toMatchObject({ description: "why", seed: 7, optionType: "title", videoProjectId: id });
  });

  it("are added at the top if there is no primary", async () => {
    const { made, added, put, detail } = await arrange();
    const { id } = await made();
    await added(id, "First");
    await put(id, { titlePrimaryOptionId: null });
    await added(id, "Top");
    expect(await detail(id)).toMatchObject({
      titlePrimaryOptionId: null,
      options: [{ content: "Top" }, { content: "First" }],
    });
  });

  it("can be edited, moved, emptied and deleted", async () => {
    const { made, added, browser, detail } = await arrange();
    const { id } = await made();
    const one = await added(id, "One");
    const two = await added(id, "Two");
    const three = await added(id, "Three");
    const change = (option: string, payload: object) =>
      browser.call({ method: "PUT", url: `${optionBase}/${option}`, payload });
    await change(two.id, { position: 0, content: " Deux " });
    expect(contents(await detail(id))).toEqual(["Deux", "One", "Three"]);
    await change(two.id, { position: 99 });
    expect(contents(await detail(id))).toEqual(["One", "Three", "Deux"]);
    expect((await change(one.id, { content: " \n" })).json()).toEqual({ data: null });
    expect(await detail(id)).toMatchObject({
      titlePrimaryOptionId: null,
      options: [{ content: "Three" }, { content: "Deux" }],
    });
    expect((await browser.call({ method: "DELETE", url: `${optionBase}/${three.id}` })).statusCode).toBe(200);
    expect((await browser.call({ url: `${optionBase}/${three.id}` })).statusCode).toBe(404);
    expect((await browser.call({ url: `${optionBase}/${two.id}` })).json().data.content).toBe("Deux");
  });

  it("keep the id of the request, unless an option elsewhere has it", async () => {
    const { made, added, add, browser } = await arrange();
    const other = await arrange();
    const { id } = await made();
    const mine = crypto.randomUUID();
    expect((await added(id, "Mine", "TITLE", { id: mine })).id).toBe(mine);
    expect((await add(id, "Twice", "TITLE", { id: mine })).statusCode).toBe(409);
    await browser.call({ method: "DELETE", url: `${optionBase}/${mine}` });
    expect((await added(id, "Back again", "TITLE", { id: mine })).id).toBe(mine);
    const elsewhere = await other.added((await other.made()).id, "Theirs", "TITLE", { id: mine });
    expect(elsewhere.id).not.toBe(mine);
  });

  it.each([
    ["TITLE", 101],
    ["CONCEPT", 5001],
    ["TITLE", 0],
  ])("refuse a %s of %i characters", async (type, length) => {
    const { made, add, added } = await arrange();
    const { id } = await made();
    expect((await add(id, "x".repeat(length), type)).statusCode).toBe(400);
    if (length > 0) expect((await added(id, "x".repeat(length - 1), type)).content).toHaveLength(length - 1);
  });
});

describe("AI tags", () => {
  const waiting = async (projectId: string) => {
    const { rows } = await studio.context.db.sql.execute(sql`
      select run_at > updated_at as "isDelayed" from graphile_worker.jobs where key = ${`projects:ai-tag:${projectId}`}`);
    return rows;
  };
  const tag = (projectId: string) =>
    studioJobs(studio.context)
      .find(({ name }) => name === "projects:ai-tag")
      ?.run({ projectId });

  it("are scheduled once the text has not changed for a while", async () => {
    const { made, put, added } = await arrange();
    const { id } = await made();
    await put(id, { name: "Only a name", status: "published" });
    expect(await waiting(id)).toEqual([]);
    await added(id, "Hiking in Iceland");
    await put(id, { title: "Hiking" });
    expect(await waiting(id)).toEqual([{ isDelayed: true }]);
  });

  it("are added beside a person's own tags, marked as AI tags, and announced", async () => {
    const { made, added, detail, scope, browser } = await arrange();
    const { id } = await made({ tags: ["Mine", "hiking"] });
    const option = await added(id, "Hiking in Iceland");
    await tag(id);
    const tagged = await detail(id);
    expect(tagged.videoProjectTags).toEqual(
      expect.arrayContaining([
        { name: "Mine", category: null, source: "user" },
        { name: "hiking", category: null, source: "user" },
        { name: "Iceland", category: "Location", source: "ai" },
      ]),
    );
    expect(tagged.videoProjectTags).toHaveLength(3);
    expect(tagged.aiCategories).toContain("Travel and places");
    expect(tagged.titleScore).toBe(titleScore("Hiking in Iceland"));
    expect(studio.announcements.made.at(-1)).toEqual({
      to: { organizationId: scope.organizationId, channelUcid: scope.channelUCID },
      event: "system",
      data: { eventType: "videoProject:aiTag", projectId: id },
    });
    await browser.call({ method: "PUT", url: `${optionBase}/${option.id}`, payload: { content: "Baking bread" } });
    await tag(id);
    expect((await detail(id)).videoProjectTags.map(({ name }) => name)).not.toContain("Iceland");
    const inUse = (await browser.call({ url: `/api/v3/video-project-tag?${new URLSearchParams(scope)}` })).json();
    expect(inUse.tags).toContainEqual({ name: "Mine", count: 1 });
    expect(inUse.aiCategories).toContain("Food and cooking");
  });

  it("never exceed the tag limit of a project", async () => {
    const { made, added, detail } = await arrange();
    const { id } = await made({ tags: Array.from({ length: 29 }, (_, n) => `Own ${n}`) });
    await added(id, "Hiking and camping in Iceland and Alaska");
    await tag(id);
    const names = (await detail(id)).videoProjectTags.map(({ name }) => name);
    expect([names.length, names.slice(0, 2)]).toEqual([30, ["Own 0", "Own 1"]]);
  });

  it("are not added to a deleted project", async () => {
    await expect(tag(crypto.randomUUID())).resolves.toBeUndefined();
  });
});
