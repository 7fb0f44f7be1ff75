import { ideaRoutes } from "@coldopen/contract/ideas/routes";
import { IDEA_REQUESTS_PER_DAY, IDEAS_PER_DAY, IDEAS_PER_REQUEST } from "@coldopen/contract/ideas/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type IdeaStudio, startIdeaStudio } from "../../testing/idea-studio.ts";
import { subscribeToEvents } from "../../testing/webhook-events.ts";
import { generateDailyIdeas } from "./index.ts";
import { ideaStore } from "./store.ts";

const now = new Date("2026-10-02T08:00:00Z");
const day = "2026-10-02";

let studio: IdeaStudio;
beforeAll(async () => {
  studio = await startIdeaStudio(() => now);
});
afterAll(() => studio.close());

const arrange = () => studio.arrange();
type Home = Awaited<ReturnType<typeof arrange>>;
const generate = ({ scope }: Home, guide = {}) => generateDailyIdeas(studio.context, scope, day, guide);
const list = async ({ browser, url }: Home, query = "") => (await browser.call({ url: `${url}?${query}` })).json();
const put = async ({ browser, url }: Home, id: string, action: string, payload?: object) =>
  browser.call({ method: "PUT", url: `${url}/${id}/${action}`, ...(payload && { payload }) });
const runJob = (name: string, payload: unknown) => studio.runJob(name, payload);
const titles = (page: { results: { title: string }[] }) => page.results.map(({ title }) => title);

describe("the ideas of a day", () => {
  it("are ten, with sources and figures of the catalogue", async () => {
    const home = await arrange();
    expect(await generate(home)).toEqual({ target: IDEAS_PER_DAY, written: IDEAS_PER_DAY });
    const { results, isPreparing } = await list(home);
    expect(isPreparing).toBe(false);
    expect(results).toHaveLength(IDEAS_PER_DAY);
    expect(new Set(titles({ results })).size).toBe(IDEAS_PER_DAY);
    for (const { sources, whyNow, thumbnail, thumbnailColor, thumbnailDescription, seenAt } of results) {
      expect(sources.length).toBeGreaterThanOrEqual(2);
      expect(whyNow).toMatch(/^[23] videos about this got [\d.]+x( to [\d.]+x)? the usual views of their channels\./);
      expect({ thumbnail, seenAt }).toEqual({ thumbnail: null, seenAt: null });
      expect(thumbnailDescription).not.toBe("");
      expect(thumbnailColor).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("are listed page by page under the same filter", async () => {
    const home = await arrange();
    await generateDailyIdeas(studio.context, home.scope, "2026-10-01");
    await generate(home);
    const [dismissed] = (await list(home)).results;
    await put(home, dismissed.id, "dismiss", {});
    const query = "exclude=dismissed&limit=8";
    const pages = [await list(home, query)];
    for (let next = pages[0].page.next; next !== null; next = pages.at(-1).page.next)
      pages.push(await list(home, `${query}&page=${next}`));
    const all = pages.flatMap(titles);
    expect(pages.map(({ results }) => results.length)).toEqual([8, 8, 3]);
    expect(all).toEqual(titles(await list(home, "exclude=dismissed&limit=25")));
    const foreign = await home.browser.call({ url: `${home.url}?page=WzFd` });
    expect(foreign.statusCode).toBe(400);
  });

  it("are written once when they are generated again or twice at once", async () => {
    const home = await arrange();
    await Promise.all([generate(home), generate(home)]);
    await generate(home);
    expect((await list(home)).results).toHaveLength(IDEAS_PER_DAY);
  });

  it("are published once each", async () => {
    const home = await arrange();
    const place = { organizationId: home.organizationId, userId: home.createdBy };
    const received = await subscribeToEvents(studio.context, place, ["idea.created"]);
    await generate(home);
    await generate(home);
    const events = await received();
    const { results } = await list(home);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(["idea.created"]));
    expect(events.map(({ data }) => data.ideaId).sort()).toEqual(results.map(({ id }: { id: string }) => id).sort());
  });

  it("go on after an interruption", async () => {
    const home = await arrange();
    await generate(home);
    const before = titles(await list(home));
    await studio.context.db.sql.execute(
      sql`delete from ideas_for_you where channel_ucid = ${home.channelUcid} and slot >= 4`,
    );
    await generate(home);
    const after = titles(await list(home));
    expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
    expect(after).toHaveLength(IDEAS_PER_DAY);
  });

  it("leave out subjects of existing projects and options", async () => {
    const home = await arrange();
    const { id } = await studio.given.project(home, { name: "Treehouse in the storm" });
    await studio.given.option(home.createdBy, id, { content: "My log cabin, one year later" });
    await generate(home);
    const text = titles(await list(home)).join("\n");
    expect(text).not.toMatch(/treehouse|log cabin/i);
  });

  it("do not repeat on the next day", async () => {
    const home = await arrange();
    await generate(home);
    const first = titles(await list(home));
    await generateDailyIdeas(studio.context, home.scope, "2026-10-03");
    const all = titles(await list(home, "limit=25"));
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(first.length);
  });

  const describeAs = (home: Home, bio: string) =>
    studio.context.db.sql.execute(
      sql`update organization_channels set bio = ${bio} where channel_ucid = ${home.channelUcid}`,
    );
  const typesOf = (page: { results: { inspirationType: string }[] }) =>
    new Set(page.results.map(({ inspirationType }) => inspirationType));

  it("are proven ones of all categories for a channel that nothing is known of", async () => {
    const home = await arrange();
    await describeAs(home, "");
    expect(await generate(home)).toEqual({ target: IDEAS_PER_DAY, written: IDEAS_PER_DAY });
    expect(typesOf(await list(home))).toEqual(new Set(["BEST_PRACTICES"]));
  });

  it("are of the category of videos that name what the bio names, if no word of the bio names one", async () => {
    const home = await arrange();
    await describeAs(home, "Evenings in the cellar.");
    expect(await generate(home)).toEqual({ target: IDEAS_PER_DAY, written: IDEAS_PER_DAY });
    expect(typesOf(await list(home))).toContain("RELATED_OVERPERFORMERS");
  });

  it("use the topics of a writer's guide", async () => {
    const home = await arrange();
    await studio.context.db.sql.execute(
      sql`update organization_channels set bio = '' where channel_ucid = ${home.channelUcid}`,
    );
    const { written } = await generate(home, { topics: ["rocket stove", "water wheel"] });
    expect(written).toBeGreaterThan(0);
  });

  it("stay in the categories of the channel when a topic also names something else", async () => {
    const home = await arrange();
    await generate(home, { topics: ["text editor"] });
    const written = titles(await list(home));
    expect(written).toHaveLength(IDEAS_PER_DAY);
    expect(written.join("\n")).not.toMatch(/text editor/i);
  });

  it("are requested by the first read of a day", async () => {
    const home = await arrange();
    expect(await list(home)).toMatchObject({ results: [], isPreparing: true });
    const { rows } = await studio.context.db.sql.execute(
      sql`select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'ideas:write'
        and key = ${`ideas:write:${home.organizationId}:${home.channelUcid}`}`,
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    await runJob("ideas:write", { organizationId: home.organizationId, channelUcid: home.channelUcid });
    expect((await list(home)).results).toHaveLength(IDEAS_PER_DAY);
  });
});

describe("an idea", () => {
  const withIdea = async () => {
    const home = await arrange();
    await generate(home);
    const { results } = await list(home);
    return { home, id: results[0].id as string };
  };

  it("is seen once, and gets its thumbnail then", async () => {
    const { home, id } = await withIdea();
    const first = (await put(home, id, "seen")).json();
    expect(first.seenAt).toBe(now.toISOString());
    await runJob("ideas:draw", { ideaId: id });
    const { thumbnail } = (await put(home, id, "seen")).json();
    expect(thumbnail).toMatch(/^\/api\/pictures\//);
    await runJob("ideas:draw", { ideaId: id });
    expect((await put(home, id, "seen")).json().thumbnail).toBe(thumbnail);
  });

  it("is saved in a project of its channel only, and once", async () => {
    const { home, id } = await withIdea();
    const project = await studio.given.project(home);
    const other = await studio.given.project(home);
    const foreign = await studio.given.project(await arrange());
    expect((await put(home, id, "save", { projectId: foreign.id })).statusCode).toBe(404);
    const saved = (await put(home, id, "save", { projectId: project.id })).json();
    expect(saved).toMatchObject({ savedAt: now.toISOString(), savedProjectId: project.id });
    expect((await put(home, id, "save", { projectId: project.id })).json()).toEqual(saved);
    expect((await put(home, id, "save", { projectId: other.id })).statusCode).toBe(409);
    expect((await put(home, id, "dismiss", { dismissedReason: "OTHER" })).statusCode).toBe(409);
    expect((await list(home, "exclude=saved&exclude=dismissed&limit=25")).results).toHaveLength(IDEAS_PER_DAY - 1);
  });

  it.each(["before", "after"])("gives its thumbnail to a project that it is saved in %s the drawing", async (when) => {
    const { home, id } = await withIdea();
    const project = await studio.given.project(home);
    const place = { organizationId: home.organizationId, userId: home.createdBy };
    const received = await subscribeToEvents(studio.context, place, ["option.created"]);
    if (when === "after") await runJob("ideas:draw", { ideaId: id });
    await put(home, id, "save", { projectId: project.id });
    if (when === "before") await runJob("ideas:draw", { ideaId: id });
    const { thumbnail, thumbnailDescription } = (await put(home, id, "seen")).json();
    const query = `organizationId=${home.organizationId}&channelUCID=${home.channelUcid}`;
    const { data } = (await home.browser.call({ url: `/api/v3/video-project/${project.id}?${query}` })).json();
    expect(data.thumbnailPrimaryOption).toMatchObject({ content: thumbnail });
    const thumbnails = data.options.filter(({ optionType }: { optionType: string }) => optionType === "thumbnail");
    expect(thumbnails).toMatchObject([{ content: thumbnail, description: thumbnailDescription }]);
    expect(await received()).toMatchObject([{ data: { projectId: project.id, content: thumbnail } }]);
  });

  it("is being replaced until the replacement is written", async () => {
    const { home, id } = await withIdea();
    await put(home, id, "dismiss", { dismissedReason: "OTHER" });
    expect(await list(home)).toMatchObject({ isPreparing: true });
    await runJob("ideas:write", { organizationId: home.organizationId, channelUcid: home.channelUcid });
    expect(await list(home)).toMatchObject({ isPreparing: false });
  });

  it("is dismissed with a reason, replaced by another one, and brought back", async () => {
    const { home, id } = await withIdea();
    const dismissed = (await put(home, id, "dismiss", { dismissedReason: "NOT_RELEVANT" })).json();
    expect(dismissed).toMatchObject({ dismissedAt: now.toISOString(), dismissedReason: "NOT_RELEVANT" });
    await runJob("ideas:write", { organizationId: home.organizationId, channelUcid: home.channelUcid });
    const listed = await list(home, "exclude=saved&exclude=dismissed&limit=25");
    expect(listed.results).toHaveLength(IDEAS_PER_DAY);
    expect(listed.results.map((idea: { id: string }) => idea.id)).not.toContain(id);
    expect((await put(home, id, "undo-dismiss")).json()).toMatchObject({ dismissedAt: null, dismissedReason: null });
    expect((await list(home, "exclude=dismissed")).results).toHaveLength(IDEAS_PER_DAY + 1);
  });

  it("is replaced once after its dismissal was undone and another one was dismissed", async () => {
    const { home, id } = await withIdea();
    const write = () => runJob("ideas:write", { organizationId: home.organizationId, channelUcid: home.channelUcid });
    await put(home, id, "dismiss", { dismissedReason: "OTHER" });
    await write();
    await put(home, id, "undo-dismiss");
    await write();
    const other = (await list(home)).results.find((idea: { id: string }) => idea.id !== id);
    await put(home, other.id, "dismiss", { dismissedReason: "OTHER" });
    await write();
    expect(await list(home)).toMatchObject({ isPreparing: false });
    expect((await list(home)).results).toHaveLength(IDEAS_PER_DAY + 1);
    expect((await list(home, "exclude=dismissed")).results).toHaveLength(IDEAS_PER_DAY);
  });

  it("is no longer being replaced if a slower node completes the day with its earlier target", async () => {
    const { home, id } = await withIdea();
    await put(home, id, "dismiss", { dismissedReason: "OTHER" });
    await generate(home);
    const result = { target: IDEAS_PER_DAY, written: IDEAS_PER_DAY + 1, completedAt: now };
    await ideaStore(studio.context.db).completeDay(home.scope, day, result);
    expect(await list(home)).toMatchObject({ isPreparing: false });
  });

  it("of an earlier day is replaced too", async () => {
    const home = await arrange();
    await generateDailyIdeas(studio.context, home.scope, "2026-10-01");
    const [earlier] = (await list(home)).results;
    await generate(home);
    await put(home, earlier.id, "dismiss", { dismissedReason: "OTHER" });
    expect(await generate(home)).toMatchObject({ target: IDEAS_PER_DAY + 1 });
  });

  it("is dismissed without a reason", async () => {
    const { home, id } = await withIdea();
    expect((await put(home, id, "dismiss", {})).json()).toMatchObject({ dismissedReason: null });
    expect((await put(home, id, "dismiss", { dismissedReason: "BORING" })).statusCode).toBe(400);
  });

  it("belongs to one channel of one organization", async () => {
    const { home, id } = await withIdea();
    const stranger = await arrange();
    for (const action of ["seen", "undo-dismiss"]) {
      expect((await put(stranger, id, action)).statusCode).toBe(404);
      expect((await put({ ...stranger, url: home.url }, id, action)).statusCode).toBe(404);
    }
  });
});

describe("without the gate", () => {
  const close = async (home: Home, gate: "STUDIO_IDEAS_FOR_YOU" | "STUDIO_WORKBENCH_ACCESS", isOn: boolean) =>
    studio.context.flags.setForOrganization(gate, home.organizationId, isOn);
  const age = ({ channelUcid }: Home, hours: number) =>
    studio.context.db.sql.execute(sql`
      update ideas_for_you set created_at = ${now.toISOString()}::timestamptz - make_interval(hours => ${hours})
      where channel_ucid = ${channelUcid}`);
  const statuses = async (home: Home, id: string) => {
    const { browser, url } = home;
    const reads = [await browser.call({ url }), await browser.call({ url: `${url}/lessons` })];
    const more = await browser.call({ method: "POST", url: `${url}/more` });
    const writes = [
      await put(home, id, "seen"),
      await put(home, id, "dismiss", {}),
      await put(home, id, "undo-dismiss"),
    ];
    return [...reads, more, ...writes].map(({ statusCode }) => statusCode);
  };

  it("nothing is answered, except what the workbench needs while its own gate is on", async () => {
    const home = await arrange();
    await generate(home);
    const [{ id }] = (await list(home)).results;
    await age(home, 30);
    await close(home, "STUDIO_IDEAS_FOR_YOU", false);
    await close(home, "STUDIO_WORKBENCH_ACCESS", false);
    expect(await statuses(home, id)).toEqual([404, 404, 404, 404, 404, 404]);
    await close(home, "STUDIO_WORKBENCH_ACCESS", true);
    expect(await statuses(home, id)).toEqual([404, 200, 404, 200, 200, 200]);
  });

  it("the first ideas of a channel are shown at the end of its onboarding", async () => {
    const home = await arrange();
    await close(home, "STUDIO_IDEAS_FOR_YOU", false);
    expect(await list(home)).toMatchObject({ results: [], isPreparing: true });
    await generate(home);
    await age(home, 3);
    const { results } = await list(home);
    expect(results).toHaveLength(IDEAS_PER_DAY);
    expect(await statuses(home, results[0].id)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});

describe("more ideas", () => {
  const requestMore = ({ browser, url }: Home) => browser.call({ method: "POST", url: `${url}/more` });

  it("are written on demand, as often as a channel may ask in a day", async () => {
    const home = await arrange();
    await generate(home);
    expect(await list(home)).toMatchObject({ requestsLeft: IDEA_REQUESTS_PER_DAY });
    expect((await requestMore(home)).json()).toEqual({ requestsLeft: IDEA_REQUESTS_PER_DAY - 1 });
    expect(await list(home)).toMatchObject({ isPreparing: true, requestsLeft: IDEA_REQUESTS_PER_DAY - 1 });
    const { target } = await generate(home);
    expect(target).toBe(IDEAS_PER_DAY + IDEAS_PER_REQUEST);
    expect((await list(home)).results.length).toBeGreaterThan(IDEAS_PER_DAY);
  });

  it("that nothing was found for are counted", async () => {
    const home = await arrange();
    await generate(home);
    expect(await list(home)).toMatchObject({ missing: 0 });
    const result = { target: IDEAS_PER_DAY, written: IDEAS_PER_DAY - 4, completedAt: now };
    await ideaStore(studio.context.db).completeDay(home.scope, day, result);
    expect(await list(home)).toMatchObject({ isPreparing: false, missing: 4 });
  });

  it("are refused with the limit once it is reached, also for simultaneous requests", async () => {
    const home = await arrange();
    const answers = await Promise.all(Array.from({ length: IDEA_REQUESTS_PER_DAY + 2 }, () => requestMore(home)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(IDEA_REQUESTS_PER_DAY);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(
      "More ideas can be requested 3 times a day. Check back tomorrow for more ideas!",
    );
  });
});

it("answers calls without a session with the text of the ideas service", async () => {
  const home = await arrange();
  const answer = await studio.app.inject({ url: home.url });
  expect([answer.statusCode, answer.json().message]).toEqual([401, "No user for kirby request"]);
  expect(Object.values(ideaRoutes).every(({ missingUser }) => missingUser === "No user for kirby request")).toBe(true);
});

it.each(["limit=26", "limit=0", "exclude=seen"])("rejects %s", async (query) => {
  expect((await list(await arrange(), query)).code).toBe("invalid_input");
});

it("writes the same ideas for the same channel and day", async () => {
  const home = await arrange();
  const texts = async () =>
    (await list(home)).results.map(({ title, concept }: { title: string; concept: string }) => [title, concept]);
  await generate(home);
  const first = await texts();
  await studio.context.db.sql.execute(sql`delete from ideas_for_you where channel_ucid = ${home.channelUcid}`);
  await generate(home);
  expect(await texts()).toEqual(first);
});
