import { VideoProject, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openProjectList, type ProjectList, type Query } from "../../testing/project-list.ts";

let fixture: ProjectList;
beforeAll(async () => {
  fixture = await openProjectList();
});
afterAll(() => fixture.studio.close());

describe("the query of a list", () => {
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
    [{ tagCategory: "Theme" }, ["apple"]],
    [{ tagCategory: "Activity" }, ["fig"]],
    [{ tagCategory: "Location" }, []],
    [{ tagCategory: "Theme", videoProjectTags: "build" }, []],
    [{ titleScore__gte: "0" }, ["apple", "cherry", "fig"]],
    [{ titleScore__gte: "50" }, ["apple", "cherry", "fig"]],
    [{ titleScore__gte: "50.5" }, ["fig"]],
    [{ titleScore__gte: "100" }, []],
    [{ titleScore__gte: "50", tagCategory: "Activity", status__in: "idea" }, ["fig"]],
    [{ aiCategories: "Games" }, ["elder", "fig"]],
    [{ aiCategories: ["Technology", "Nothing"] }, ["fig"]],
    [{ outlierIndex__gte: "1" }, ["cherry"]],
    [{ outlierIndex__lte: "1" }, ["Date"]],
    [{ views__gte: "50", views__lte: "999.5" }, ["Date"]],
    [{ views__gte: "1e300" }, []],
    [{ status__in: "published", views__gte: "51", search: "err" }, ["cherry"]],
  ])("%j", async (query, expected) => {
    expect(await fixture.names(query)).toEqual(expected);
  });

  it.each<[Query]>([
    [{ limit: "0" }],
    [{ limit: "101" }],
    [{ cursor: "!" }],
    [{ cursor: "AAAA" }],
    [{ tagCategory: "Mood" }],
    [{ titleScore__gte: "good" }],
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
    expect((await fixture.ask(query)).statusCode).toBe(400);
  });

  it("returns every field that a card shows", async () => {
    const [banana] = (await fixture.list({ search: "banana" })).data;
    expect(banana).toMatchObject({
      status: "in_development",
      isPublic: true,
      publishDate: "2026-03-05",
      titlePrimaryOption: { content: "The 100% banana_boat" },
      createdBy: fixture.place.createdBy,
      videoProjectTags: [],
    });
    expect((await fixture.list({ search: "fig" })).data[0]?.videoProjectTags.map(({ name }) => name)).toEqual([
      "winter",
      "Build",
    ]);
  });

  it("returns 23 projects a page by default", async () => {
    const other = await fixture.arrange();
    for (let n = 0; n < 25; n++) await fixture.stored({ name: `Project ${n}` }, other.place);
    const page = await fixture.list({}, other);
    expect(page.data).toHaveLength(23);
    expect((await fixture.list({ cursor: page.responseMetadata.nextCursor ?? "" }, other)).data).toHaveLength(2);
  });
});

describe("the projects of a list", () => {
  it("contain only those of one channel that are not deleted", async () => {
    const other = await fixture.arrange();
    const second = await fixture.studio.given.channel(other.place.organizationId);
    await fixture.stored({ name: "elsewhere" }, { ...other.place, channelUcid: second });
    const gone = await fixture.stored({ name: "gone" }, other.place);
    await fixture.stored({ name: "here" }, other.place);
    await other.browser.call({ method: "DELETE", url: `/api/v3/video-project/${gone}` });
    expect(await fixture.names({}, other)).toEqual(["here"]);
    expect((await fixture.ask({}, { browser: other.browser, place: fixture.place })).statusCode).toBe(404);
  });

  it("have exactly the fields of the contract, with every character that was saved", async () => {
    const other = await fixture.arrange();
    const hostile = `"\\ \b\f\n\r\t\u2028 </script> ","isPublic":false,"x":" é日本🎬 %s {} []`;
    const short = hostile.slice(0, 40);
    const columns = {
      title: hostile,
      youtube_url: hostile,
      sponsors: sql`array[${hostile}, 'b']`,
      user_rank: 1e300,
    };
    const id = await fixture.stored({ name: hostile, columns, tags: [short], titles: [hostile] }, other.place);
    const response = await fixture.ask({}, other);
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
    const { options, youtubeItems, ...rest } = VideoProjectDetail.strict().parse(one.json().data);
    expect(rest).toEqual(project);
    expect(options.map(({ content }) => content)).toEqual([hostile]);
    expect(youtubeItems).toEqual([]);
  });

  it("are not found by the text of a project of another channel", async () => {
    const other = await fixture.arrange();
    await fixture.stored({ name: "Zanzibar", titles: ["Zanzibar nights"], tags: ["zanzibar"] }, other.place);
    expect(await fixture.names({ search: "zanzibar" })).toEqual([]);
    expect(await fixture.names({ search: "zanzibar" }, other)).toEqual(["Zanzibar"]);
  });
});
