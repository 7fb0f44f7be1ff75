import { projectRoutes } from "@coldopen/contract/projects/routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ demo: true });
});
afterAll(() => studio.close());

async function projectsOf(person: string, channelUCID: string) {
  const browser = await studio.as(`${person}@coldopen.test`);
  const { organizations } = (await browser.call({ url: "/api/users/profile" })).json();
  const organizationId = organizations[0]?.organizationId ?? crypto.randomUUID();
  const query = new URLSearchParams({ organizationId, channelUCID, limit: "100" });
  const response = await browser.call({ url: `/api/v3/video-project?${query}` });
  return response.statusCode === 200 ? projectRoutes.list.reply.parse(response.json()).data : response.statusCode;
}
const [halfBuilt, emberTable, saltSignal] = [
  "UChalfbuilt0000000000001",
  "UCembertable000000000001",
  "UCsaltandsignal000000001",
];

it("seeds projects in every state, the latest first", async () => {
  const projects = await projectsOf("demo", halfBuilt);
  if (typeof projects === "number") throw new Error(`Answered ${projects}`);
  expect(projects).toHaveLength(13);
  expect(projects[0]?.titlePrimaryOption?.content).toBe("I Turned a $900 Shipping Container Into a Sauna");
  expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(["idea", "in_development", "published"]));
  expect(projects[0]?.videoProjectTags.slice(0, 2)).toMatchObject([{ name: "Winter" }, { name: "Build" }]);
  expect(projects.some(({ source }) => source === "idea_bank")).toBe(true);
  expect(projects.map(({ name }) => name)).not.toContain("New Project");
  const published = projects.filter(({ status }) => status === "published");
  expect(published.every(({ views, outlierIndex, publishDate }) => views && outlierIndex && publishDate)).toBe(true);
});

it.each([
  ["demo", emberTable, 3],
  ["member", halfBuilt, 13],
  ["member", emberTable, 404],
  ["rival", saltSignal, 2],
  ["rival", halfBuilt, 404],
  ["demo", saltSignal, 404],
])("%s gets for %s: %i", async (person, channel, expected) => {
  const seen = await projectsOf(person, channel);
  expect(typeof seen === "number" ? seen : seen.length).toBe(expected);
});
