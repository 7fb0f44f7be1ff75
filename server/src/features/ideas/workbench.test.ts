import { IDEAS_PER_SITTING } from "@coldopen/contract/ideas/ratings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type IdeaStudio, startIdeaStudio } from "../../testing/idea-studio.ts";
import { generateDailyIdeas } from "./index.ts";

const first = new Date("2026-10-02T08:00:00Z");
const days = ["2026-10-02", "2026-10-03", "2026-10-04"];
let now = first;
let studio: IdeaStudio;
beforeAll(async () => {
  studio = await startIdeaStudio(() => now);
});
afterAll(() => studio.close());

async function arrange({ isOn = true, ideaDays = 1 } = {}) {
  now = first;
  const home = await studio.arrange();
  await studio.context.flags.setForOrganization("STUDIO_WORKBENCH_ACCESS", home.organizationId, isOn);
  for (const day of days.slice(0, ideaDays)) await generateDailyIdeas(studio.context, home.scope, day);
  const base = `/api/orgs/${home.organizationId}/channels/${home.channelUcid}/workbench`;
  const sitting = async () => (await home.browser.call({ url: `${base}/ideas` })).json().results;
  const rate = (id: string, payload: object) =>
    home.browser.call({ method: "PUT", url: `${base}/ideas/${id}/rating`, payload });
  const unrate = (id: string) => home.browser.call({ method: "DELETE", url: `${base}/ideas/${id}/rating` });
  const thoughts = async () => (await home.browser.call({ url: `${base}/thoughts` })).json().results;
  const lessons = async () => (await home.browser.call({ url: `${home.url}/lessons` })).json();
  return { ...home, base, sitting, rate, unrate, thoughts, lessons };
}
const idsOf = (ideas: { id: string }[]) => ideas.map(({ id }) => id);

describe("the ideas of the next day", () => {
  it.each([
    ["more", 5, 5],
    ["fewer", 1, 1],
  ] as const)("have %s of a source whose ideas were rated %i", async (effect, rating, expected) => {
    const home = await arrange();
    const source = "BEST_PRACTICES";
    const isOfSource = ({ inspirationType }: { inspirationType: string }) => inspirationType === source;
    const rated = (await home.sitting()).filter(isOfSource);
    expect(rated).toHaveLength(2);
    for (const { id } of rated) await home.rate(id, { rating });
    const { lessons } = await home.lessons();
    expect(lessons).toContainEqual(expect.objectContaining({ about: { kind: "source", source }, effect }));
    await generateDailyIdeas(studio.context, home.scope, days[1] ?? "");
    now = new Date(`${days[1]}T08:00:00Z`);
    const { results } = (await home.browser.call({ url: `${home.url}?limit=10` })).json();
    expect(results.filter(isOfSource)).toHaveLength(expected);
  });
});

describe("a sitting", () => {
  it("has the ideas to rate, and keeps those that were rated today in their place", async () => {
    const home = await arrange();
    const before = await home.sitting();
    expect(before).toHaveLength(10);
    expect(before[0].rating).toBeNull();
    await home.rate(before[0].id, { rating: 4, reasons: ["fits_channel"], thought: "  With a sponsor  " });
    await home.rate(before[1].id, { rating: null });
    const after = await home.sitting();
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after[0].rating).toMatchObject({ rating: 4, reasons: ["fits_channel"], thought: "With a sponsor" });
    expect(after[1].rating).toMatchObject({ rating: null });
    expect(after[2].rating).toBeNull();
  });

  it("has twenty ideas at most, and goes on with the others on the next day", async () => {
    const home = await arrange({ ideaDays: 3 });
    const before = idsOf(await home.sitting());
    expect(before).toHaveLength(IDEAS_PER_SITTING);
    for (const id of before) await home.rate(id, { rating: 3 });
    expect(idsOf(await home.sitting())).toEqual(before);
    now = new Date("2026-10-03T08:00:00Z");
    const next = idsOf(await home.sitting());
    expect(next.length).toBeGreaterThan(0);
    expect(next.filter((id) => before.includes(id))).toEqual([]);
  });

  it("leaves a changed rating where it was, and takes one back", async () => {
    const home = await arrange();
    const [one, two] = idsOf(await home.sitting());
    await home.rate(String(one), { rating: 2 });
    await home.rate(String(two), { rating: 2 });
    now = new Date("2026-10-02T09:00:00Z");
    const changed = (await home.rate(String(one), { rating: 5 })).json();
    expect(changed.rating).toMatchObject({ rating: 5, ratedAt: first.toISOString() });
    expect((await home.unrate(String(one))).statusCode).toBe(200);
    expect((await home.sitting())[0].id).toBe(two);
  });

  it("is each person's own", async () => {
    const home = await arrange();
    const [idea] = await home.sitting();
    await home.rate(idea.id, { rating: 5, thought: "Mine" });
    const { given } = studio;
    const colleague = await given.user();
    await given.member(home.organizationId, colleague.id, "user");
    await given.entitled(home.organizationId, colleague.id, home.channelUcid, "user");
    const browser = await studio.as(colleague.email);
    const { results } = (await browser.call({ url: `${home.base}/ideas` })).json();
    expect(results.every(({ rating }: { rating: unknown }) => rating === null)).toBe(true);
    expect((await browser.call({ url: `${home.base}/thoughts` })).json()).toEqual({ results: [] });
  });

  it("does not exist while the workbench is switched off", async () => {
    const home = await arrange({ isOn: false });
    expect((await home.browser.call({ url: `${home.base}/ideas` })).statusCode).toBe(404);
    expect((await home.browser.call({ url: `${home.base}/thoughts` })).statusCode).toBe(404);
  });
});

it.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 2.5 },
  { rating: 3, reasons: ["boring"] },
  { rating: 3, reasons: ["fun_to_make", "fun_to_make"] },
  { rating: 3, thought: "x".repeat(1001) },
  {},
])("rejects the rating %j", async (payload) => {
  const home = await arrange();
  const [idea] = await home.sitting();
  expect((await home.rate(idea.id, payload)).json().code).toBe("invalid_input");
});

it("lists the thoughts, the latest first", async () => {
  const home = await arrange();
  const [one, two, three] = idsOf(await home.sitting());
  await home.rate(String(one), { rating: 2, thought: "Too far away" });
  await home.rate(String(two), { rating: 4 });
  now = new Date("2026-10-02T09:00:00Z");
  await home.rate(String(three), { rating: 5, thought: "Next week" });
  expect(await home.thoughts()).toMatchObject([
    { id: three, rating: 5, thought: "Next week" },
    { id: one, rating: 2, thought: "Too far away" },
  ]);
});

describe("what was learned", () => {
  const sourcesOf = (ideas: { inspirationType: string; day: string }[], day: string) =>
    ideas.filter((idea) => idea.day === day).map(({ inspirationType }) => inspirationType);

  it("from ratings changes the ideas of the next day", async () => {
    const [home, other] = [await arrange(), await arrange()];
    for (const { id, inspirationType } of await home.sitting())
      await home.rate(id, { rating: inspirationType === "RELATED_OVERPERFORMERS" ? 1 : 5 });
    const { lessons, rated } = await home.lessons();
    expect(rated).toBe(10);
    expect(lessons).toContainEqual(
      expect.objectContaining({
        about: { kind: "source", source: "RELATED_OVERPERFORMERS" },
        effect: "fewer",
        averageRating: 1,
      }),
    );
    const [next] = days.slice(1);
    const nextDay = async ({ scope, browser, url }: typeof home) => {
      await generateDailyIdeas(studio.context, scope, String(next));
      const { results } = (await browser.call({ url: `${url}?limit=25` })).json();
      return sourcesOf(results, String(next)).filter((source) => source === "RELATED_OVERPERFORMERS").length;
    };
    expect(await nextDay(home)).toBeLessThan(await nextDay(other));
  });

  it("from dismissals is said with their number", async () => {
    const home = await arrange();
    const ideas = await home.sitting();
    for (const { id } of ideas.slice(0, 3))
      await home.browser.call({
        method: "PUT",
        url: `${home.url}/${id}/dismiss`,
        payload: { dismissedReason: "NOT_RELEVANT" },
      });
    expect(await home.lessons()).toMatchObject({ rated: 0, dismissed: 3, saved: 0 });
  });
});
