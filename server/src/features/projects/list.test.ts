import { encodeCursor } from "@coldopen/contract/kernel/paging";
import { orderByParam, type ProjectSort, projectSortFields } from "@coldopen/contract/projects/query";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { VideoProject, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { countStatements } from "../../testing/count-statements.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
let browser: Browser;
let place: { organizationId: string; channelUcid: string; createdBy: string };
beforeAll(async () => {
  studio = await startApp();
  ({ browser, place } = await arrange());
  for (const project of projects) await stored(project);
});
afterAll(() => studio.close());

async function arrange() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  return { browser: await studio.as(owner.email), place: { organizationId, channelUcid, createdBy: owner.id } };
}

type Stored = { name: string; columns?: Record<string, unknown>; tags?: string[]; titles?: string[] };
const projects: Stored[] = [
  { name: "apple", columns: { publish_date: "2026-03-01", user_rank: 2, title_score: 50 }, tags: ["Winter"] },
  {
    name: "Banana",
    columns: { publish_date: "2026-03-05", status: "in_development", user_rank: 1 },
    titles: ["The 100% banana_boat"],
  },
  { name: "cherry", columns: { status: "published", views: 1000, outlier_index: 2.5, duration: 300, title_score: 50 } },
  {
    name: "Date",
    columns: { status: "published", views: 50, outlier_index: 0.5, duration: 900, publish_date: "2026-03-05" },
  },
  { name: "elder", columns: { type: "vlog", sponsors: "{Acme}", title: "Berry season", ai_categories: "{Games}" } },
  {
    name: "fig",
    columns: { user_rank: 1, title_score: 99.5, source: "idea_bank", ai_categories: "{Technology,Games}" },
    tags: ["winter", "Build"],
  },
];

async function stored({ name, columns = {}, tags = [], titles = [] }: Stored, where = place) {
  const project = await studio.given.project(where, { name, tags });
  for (const content of titles) await studio.given.option(where.createdBy, project.id, { content });
  const sets = Object.entries(columns).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  if (sets.length > 0)
    await studio.world.db.sql.execute(
      sql`update video_projects set ${sql.join(sets, sql`, `)} where id = ${project.id}`,
    );
  return project.id;
}

type Query = Record<string, string | string[]>;
async function ask(query: Query = {}, by = { browser, place }) {
  const asked = { organizationId: by.place.organizationId, channelUCID: by.place.channelUcid, ...query };
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) for (const item of [value].flat()) search.append(key, item);
  return by.browser.call({ url: `/api/v3/video-project?${search}` });
}
async function list(query: Query = {}, by = { browser, place }) {
  const response = await ask(query, by);
  expect([response.statusCode, response.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return projectRoutes.list.reply.parse(response.json());
}
const names = async (query: Query, by = { browser, place }) =>
  (await list(query, by)).data.map(({ name }) => name).sort();

async function pages(query: Query, limit: number, by = { browser, place }) {
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list({ ...query, limit: String(limit), ...(cursor ? { cursor } : {}) }, by);
    expect(page.data.length).toBeLessThanOrEqual(limit);
    found.push(...page.data.map(({ id }) => id));
    cursor = page.responseMetadata.nextCursor;
  }
  return found;
}

describe("what a list is asked for", () => {
  it.each<[Query, string[]]>([
    [{ publishDate__gte: "2026-03-02" }, ["Banana", "Date"]],
    [{ publishDate__lte: "2026-03-02" }, ["apple"]],
    [{ publishDate__gte: "2026-03-05", publishDate__lte: "2026-03-05" }, ["Banana", "Date"]],
    [{ publishDate__exists: "true" }, ["Banana", "Date", "apple"]],
    [{ publishDate__exists: "false" }, ["cherry", "elder", "fig"]],
    [{ search: "AN" }, ["Banana"]],
    [{ search: "berry" }, ["elder"]],
    [{ search: "build" }, ["fig"]],
    [{ search: "100%" }, ["Banana"]],
    [{ search: "banana_boat" }, ["Banana"]],
    [{ search: "%" }, ["Banana"]],
    [{ search: " " }, ["Banana", "Date", "apple", "cherry", "elder", "fig"]],
    [{ title: "boat" }, ["Banana"]],
    [{ title: "cherry" }, ["cherry"]],
    [{ title: "build" }, []],
    [{ status__in: "published" }, ["Date", "cherry"]],
    [{ status__in: ["published", "in_development"] }, ["Banana", "Date", "cherry"]],
    [{ status__isNot: "idea" }, ["Banana", "Date", "cherry"]],
    [{ type: "vlog" }, ["elder"]],
    [{ source: "idea_bank" }, ["fig"]],
    [{ source__isNot: "idea_bank" }, ["Banana", "Date", "apple", "cherry", "elder"]],
    [{ sponsors__exists: "true" }, ["elder"]],
    [{ sponsors__exists: "false", type: "vlog" }, []],
    [{ duration__gte: "300" }, ["Date", "cherry"]],
    [{ duration__lte: "300.5" }, ["cherry"]],
    [{ videoProjectTags: "WINTER" }, ["apple", "fig"]],
    [{ videoProjectTags: ["build", "nothing"] }, ["fig"]],
    [{ aiCategories: "Games" }, ["elder", "fig"]],
    [{ aiCategories: ["Technology", "Nothing"] }, ["fig"]],
    [{ outlierIndex__gte: "1" }, ["cherry"]],
    [{ outlierIndex__lte: "1" }, ["Date"]],
    [{ views__gte: "50", views__lte: "999.5" }, ["Date"]],
    [{ views__gte: "1e300" }, []],
    [{ status__in: "published", views__gte: "51", search: "err" }, ["cherry"]],
  ])("%j", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each<[Query]>([
    [{ limit: "0" }],
    [{ limit: "101" }],
    [{ cursor: "!" }],
    [{ cursor: "AAAA" }],
    [{ publishDate__gte: "tomorrow" }],
    [{ publishDate__lte: "0000-01-01" }],
    [{ publishDate__lte: "2026-02-30" }],
    [{ status__in: "done" }],
    [{ status__isNot: "done" }],
    [{ type: "opera" }],
    [{ orderBy: "updatedAt" }],
    [{ orderBy: '[{"field":"password","direction":"asc"}]' }],
    [{ orderBy: '[{"field":"id","direction":"asc"}]' }],
    [{ views__gte: "many" }],
    [{ search: "nul\u0000l" }],
    [{ sponsors__exists: "maybe" }],
  ])("is refused when it makes no sense: %j", async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });

  it("shows all of a project that a card needs", async () => {
    const [banana] = (await list({ search: "banana" })).data;
    expect(banana).toMatchObject({
      status: "in_development",
      isPublic: true,
      publishDate: "2026-03-05",
      titlePrimaryOption: { content: "The 100% banana_boat" },
      createdBy: place.createdBy,
      videoProjectTags: [],
    });
    expect((await list({ search: "fig" })).data[0]?.videoProjectTags.map(({ name }) => name)).toEqual([
      "winter",
      "Build",
    ]);
  });

  it("has 23 on a page unless told", async () => {
    const other = await arrange();
    for (let n = 0; n < 25; n++) await stored({ name: `Project ${n}` }, other.place);
    const page = await list({}, other);
    expect(page.data).toHaveLength(23);
    expect((await list({ cursor: page.responseMetadata.nextCursor ?? "" }, other)).data).toHaveLength(2);
  });
});

type Sorted = { id: string; name: string; [field: string]: unknown };
const compare = (sort: ProjectSort) => (a: Sorted, b: Sorted) => {
  const value = (row: Sorted) => (sort.field === "name" ? row.name.toLowerCase() : row[sort.field]);
  const [first, second] = [value(a), value(b)];
  if (first === second) return a.id < b.id ? 1 : -1;
  if (first === null || second === null) return first === null ? 1 : -1;
  return (String(first) === first ? first < String(second) : Number(first) < Number(second)) ===
    (sort.direction === "asc")
    ? -1
    : 1;
};
const sorts = projectSortFields.flatMap((field) =>
  (["asc", "desc"] as const).map((direction) => ({ field, direction })),
);

describe("the order of a list", () => {
  it.each(sorts)("by $field $direction: nulls last, ties by id, on pages of every size", async (sort) => {
    const orderBy = orderByParam(sort);
    const all = (await list({ orderBy })).data;
    const expected = [...all].sort(compare(sort)).map(({ id }) => id);
    expect(all.map(({ id }) => id)).toEqual(expected);
    for (const limit of [1, 2, 5]) expect(await pages({ orderBy }, limit)).toEqual(expected);
    expect(await pages({ orderBy, status__isNot: "published" }, 1)).toHaveLength(4);
  });

  it("is by the last edit unless told", async () => {
    const other = await arrange();
    const [first, second] = [await stored({ name: "a" }, other.place), await stored({ name: "b" }, other.place)];
    expect((await list({}, other)).data.map(({ id }) => id)).toEqual([second, first]);
    await other.browser.call({ method: "PUT", url: `/api/v3/video-project/${first}`, payload: { name: "edited" } });
    expect((await list({}, other)).data.map(({ id }) => id)).toEqual([first, second]);
  });

  it.each(sorts)(
    "by $field $direction shows nobody twice and leaves nobody out while others are added",
    async (sort) => {
      const other = await arrange();
      const columns = (n: number) => ({
        publish_date: n % 3 === 0 ? null : `2026-03-0${1 + (n % 4)}`,
        user_rank: n % 2 || null,
        title_score: n % 4 || null,
      });
      const before: string[] = [];
      for (let n = 0; n < 7; n++) before.push(await stored({ name: `N${n % 3}`, columns: columns(n) }, other.place));
      const orderBy = orderByParam(sort);
      const found: string[] = [];
      for (let cursor: string | null | undefined, n = 0; cursor !== null; n++) {
        const page = await list({ orderBy, limit: "2", ...(cursor ? { cursor } : {}) }, other);
        found.push(...page.data.map(({ id }) => id));
        cursor = page.responseMetadata.nextCursor;
        if (n < 3) await stored({ name: `N${n}`, columns: columns(n) }, other.place);
      }
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((id) => before.includes(id)).sort()).toEqual([...before].sort());
    },
  );

  it("keeps a cursor to its own list", async () => {
    const { responseMetadata } = await list({ limit: "2" });
    const cursor = responseMetadata.nextCursor ?? "";
    expect((await ask({ cursor, orderBy: orderByParam({ field: "name", direction: "asc" }) })).statusCode).toBe(400);
    for (const forged of [
      ["updatedAt", "desc", null, place.organizationId],
      ["updatedAt", "desc", 1e300, place.organizationId],
      ["updatedAt", "desc", 1, "no id"],
    ])
      expect((await ask({ cursor: encodeCursor(forged) })).statusCode).toBe(400);
  });
});

describe("what a list costs and whom it shows", () => {
  it("is two statements, whatever is asked: who asks, and the list", async () => {
    const count = await countStatements(() =>
      list({
        search: "a",
        videoProjectTags: "winter",
        orderBy: orderByParam({ field: "userRank", direction: "desc" }),
      }),
    );
    expect(count).toBe(2);
  });

  it("is one channel's, without what was deleted", async () => {
    const other = await arrange();
    const second = await studio.given.channel(other.place.organizationId);
    await stored({ name: "elsewhere" }, { ...other.place, channelUcid: second });
    const gone = await stored({ name: "gone" }, other.place);
    await stored({ name: "here" }, other.place);
    await other.browser.call({ method: "DELETE", url: `/api/v3/video-project/${gone}` });
    expect(await names({}, other)).toEqual(["here"]);
    expect((await ask({}, { browser: other.browser, place })).statusCode).toBe(404);
  });

  it("tells exactly what the contract has, and every letter that people wrote", async () => {
    const other = await arrange();
    const hostile = `"\\ \b\f\n\r\t\u2028 </script> ","isPublic":false,"x":" é日本🎬 %s {} []`;
    const short = hostile.slice(0, 40);
    const columns = {
      title: hostile,
      youtube_url: hostile,
      sponsors: sql`array[${hostile}, 'b']`,
      user_rank: 1e300,
    };
    const id = await stored({ name: hostile, columns, tags: [short], titles: [hostile] }, other.place);
    const response = await ask({}, other);
    const [project] = z.object({ data: z.array(VideoProject.strict()) }).parse(response.json()).data;
    expect(project).toMatchObject({
      id,
      name: hostile,
      title: hostile,
      youtubeURL: hostile,
      sponsors: [hostile, "b"],
      userRank: 1e300,
      publishDate: null,
      titlePrimaryOption: { content: hostile },
      videoProjectTags: [{ name: short, category: null, source: "user" }],
    });
    const one = await other.browser.call({
      url: `/api/v3/video-project/${id}?${new URLSearchParams({ organizationId: other.place.organizationId, channelUCID: other.place.channelUcid })}`,
    });
    const { options, ...rest } = VideoProjectDetail.strict().parse(one.json().data);
    expect(rest).toEqual(project);
    expect(options.map(({ content }) => content)).toEqual([hostile]);
  });

  it("finds nothing of another channel by its words", async () => {
    const other = await arrange();
    await stored({ name: "Zanzibar", titles: ["Zanzibar nights"], tags: ["zanzibar"] }, other.place);
    expect(await names({ search: "zanzibar" })).toEqual([]);
    expect(await names({ search: "zanzibar" }, other)).toEqual(["Zanzibar"]);
  });
});
