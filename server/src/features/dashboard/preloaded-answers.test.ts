import { CARD_PICTURE_WIDTH, shownAt } from "@coldopen/contract/pictures/rules";
import { LAST_CHANNEL_COOKIE } from "@coldopen/contract/session/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { collectDashboardAnswers } from "./preloaded-answers.ts";

let studio: TestApp;
let owner: Browser;
let organizationId: string;
let channels: string[];
const picture = "/api/pictures/5f1e7b0c-4a55-4c1e-9d2e-2f6b7a1c9d10";

beforeAll(async () => {
  studio = await startApp();
  const { given } = studio;
  const { id, email } = await given.user();
  organizationId = await given.organization({ ownerId: id });
  channels = [await given.channel(organizationId), await given.channel(organizationId)];
  const place = { organizationId, channelUcid: channels[0] ?? "", createdBy: id };
  await given.project(place, { name: "Without a picture" });
  const project = await given.project(place, { name: "With one" });
  await given.option(id, project.id, { content: picture, optionType: "THUMBNAIL" });
  owner = await studio.as(email);
});
afterAll(() => studio.close());

const collect = (browser: Browser, path: string, cookies: Record<string, string> = {}) => {
  const callApi = async (address: string) => {
    const { statusCode, payload } = await browser.call({ url: address });
    return statusCode === 200 ? { address, text: payload } : undefined;
  };
  return collectDashboardAnswers({ path, cookies }, callApi);
};
const paths = (answers: readonly { address: string }[]) => answers.map(({ address }) => address.split("?")[0]);

it.each(["/", "/app", "/app/chat?welcome=1"])(
  "%s preloads the requests of the dashboard and its first picture",
  async (path) => {
    const { answers, pictures } = await collect(owner, path);
    expect(paths(answers)).toEqual([
      "/api/users/profile",
      "/api/gates",
      ...Array.from({ length: 4 }, () => "/api/v3/video-project"),
      "/api/idea/onboarding_status",
      `/api/orgs/${organizationId}/channels/${channels[0]}/ideas-for-you`,
    ]);
    expect(answers.every(({ text }) => JSON.parse(text))).toBe(true);
    expect(answers[2]?.text).toContain("Without a picture");
    expect(pictures).toEqual([shownAt(picture, CARD_PICTURE_WIDTH)]);
  },
);

it("uses the last channel while the user has access to it", async () => {
  const channelIn = async (ucid: string | undefined) =>
    new URL(
      (await collect(owner, "/", { [LAST_CHANNEL_COOKIE]: `${organizationId}/${ucid}` })).answers[2]?.address ?? "",
      "http://x",
    ).searchParams.get("channelUCID");
  expect(await channelIn(channels[1])).toBe(channels[1]);
  expect(await channelIn("UC0000000000000000000000")).toBe(channels[0]);
});

it("preloads the profile and the feature flags on other screens", async () => {
  expect(paths((await collect(owner, `/app/${organizationId}/${channels[0]}/projects`)).answers)).toEqual([
    "/api/users/profile",
    "/api/gates",
  ]);
});

it("preloads nothing without a session", async () => {
  expect((await collect(studio.browser(), "/")).answers).toEqual([]);
});
