import { ideationRoutes } from "@coldopen/contract/ideation/routes";
import { hostileAddresses } from "@coldopen/contract/pictures/factory";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import { thumbnailScoreRoutes } from "@coldopen/contract/thumbnail-scores/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectDashboardAnswers } from "../features/dashboard/index.ts";
import { embedPreloaded } from "../platform/http/preloaded-answers.ts";
import { contractFields } from "../testing/contract-fields.ts";
import { noLimits } from "../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../testing/start-app.ts";

const holdsPicture = /thumb|picture|photo|avatar|image|logo|cutout|icon|^src$|url/i;

/** Named like a picture's address, and something else. */
const exceptions: Readonly<Record<string, RegExp>> = {
  "words about a picture": /\.(thumbnailDescription|thumbnails|primaryThumbnail|prompt|regional_prompts\.description)$/,
  "an id that is compared only": /\.event\.thumbnailId$/,
  "fetched by the server, with the rules of outgoing requests, and never shown": /fromUrl\.body\.url$/,
  "called by the server, with the rules of outgoing requests, and shown as text": /^webhooks\/routes\.ts .*\burl$/,
  "texts of the videos whose thumbnails were scored":
    /^scores\/routes\.ts .*\.thumbnail\.(compared|scoredLater)\.(videoId|title)$/,
  "names of models that draw pictures": /^ai-models\/routes\.ts .*\.pictures(\.|$)/,
  "a link that is followed by a click":
    /\.youtubeURL$|\.websiteUrl$|contact\.reply\.url$|(checkout|portal)\.reply\.url$|invoices\..*(url|pdfUrl)$/,
};

it("every field of the contract that holds a picture's address refuses or empties hostile ones", async () => {
  const fields = (await contractFields()).filter(({ path }) => path.some((key) => holdsPicture.test(key)));
  const open = fields.filter(
    ({ name, schema }) =>
      !Object.values(exceptions).some((pattern) => pattern.test(name)) &&
      hostileAddresses.some((address) => {
        const parsed = schema.safeParse(address);
        return parsed.success && parsed.data !== "";
      }),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  expect(fields.length).toBeGreaterThan(100);
});

it("a page preloads no hostile address from any source", () => {
  const page = "<head></head><body></body>";
  const answers = [{ address: "/api/gates", text: "{}" }];
  const pictures = hostileAddresses.map((src) => ({ src }));
  expect(embedPreloaded(page, { answers, pictures })).toBe(embedPreloaded(page, { answers, pictures: [] }));
});

describe("in a running studio", () => {
  let studio: TestApp;
  let browser: Browser;
  let userId: string;
  let place: { organizationId: string; channelUCID: string };
  let projectId: string;
  let thumbnailId: string;
  const fine = pictureUrl("0f0e0d0c-0b0a-4908-8706-050403020100");

  beforeAll(async () => {
    studio = await startApp({ change: (context) => ({ ...context, limits: noLimits }) });
    const user = await studio.given.user();
    userId = user.id;
    const organizationId = await studio.given.organization({ ownerId: userId });
    const channelUcid = await studio.given.channel(organizationId);
    place = { organizationId, channelUCID: channelUcid };
    projectId = (await studio.given.project({ organizationId, channelUcid, createdBy: userId })).id;
    thumbnailId = (await studio.given.option(userId, projectId, { content: fine, optionType: "THUMBNAIL" })).id;
    await studio.context.flags.setForOrganization("STUDIO_THUMBNAIL_SCORING", organizationId, true);
    browser = await studio.as(user.email);
  });
  afterAll(() => studio.close());

  const saved = () => `/api/orgs/${place.organizationId}/channels/${place.channelUCID}/saved-items`;
  const post = (url: string, payload: object) => ({ method: "POST", url, payload }) as const;
  const option = (content: string) => ({
    content,
    optionType: "THUMBNAIL",
    source: "user",
    videoProjectId: projectId,
  });
  const scored = (path: string, address: string) =>
    post(`${path}?ucid=${place.channelUCID}`, { thumbnail_url_or_path: address, checks: ["colour"] });
  const tracking = () => ({ runId: crypto.randomUUID(), videoProjectId: projectId, ...place });

  const writes = {
    "a new option": (address: string) => post(projectRoutes.addOption.path, option(address)),
    "a changed option": (address: string) =>
      ({
        method: "PUT",
        url: `/api/v3/video-project-option/${thumbnailId}`,
        payload: { content: address },
      }) as const,
    "the first option of a project": (address: string) =>
      post(projectRoutes.create.path, {
        name: "A",
        ...place,
        options: [{ content: address, optionType: "THUMBNAIL" }],
      }),
    "a saved item": (address: string) => post(saved(), { type: "thumbnail", thumbnail: address }),
    "a picture to score": (address: string) => scored(thumbnailScoreRoutes.score.path, address),
    "a picture to read": (address: string) => scored(thumbnailScoreRoutes.read.path, address),
    "a picture to recommend on": (address: string) => scored(thumbnailScoreRoutes.recommend.path, address),
    "a picture to improve": (address: string) => scored(thumbnailScoreRoutes.improve.path, address),
    "a picture to have an opinion on": (address: string) => scored(thumbnailScoreRoutes.opinion.path, address),
    "a picture with regions": (address: string) =>
      post(ideationRoutes.execute.path, {
        metadata: { tracking: tracking(), overrides: { src: address } },
        imageAIParameters: {
          prompt: "a van",
          seed: 1,
          regional_prompts: [{ description: "snow", mask_bb: { x1: 0, y1: 0, x2: 200, y2: 200 } }],
        },
      }),
  };

  it.each(Object.entries(writes))("%s refuses every hostile address", async (_, request) => {
    const answers = await Promise.all(
      // A trimmed text is one that was typed with a space too many.
      hostileAddresses
        .filter((address) => address.trim() === address)
        .map(async (address) => [address, (await browser.call(request(address))).statusCode]),
    );
    expect(answers.filter(([, status]) => status !== 400)).toEqual([]);
  });

  it("nothing of it was stored, and the fine one still is", async () => {
    const { rows } = await studio.context.db.sql.execute(sql`
      select content from project_options where option_type = 'thumbnail'
      union all select thumbnail from saved_items where type = 'thumbnail'`);
    expect(rows).toEqual([{ content: fine }]);
  });

  it("rows from before come out empty, and the page preloads none of them", async () => {
    const { db } = studio.context;
    for (const address of hostileAddresses) {
      await db.sql.execute(sql`update project_options set content = ${address} where id = ${thumbnailId}`);
      await db.sql.execute(sql`update channels set channel_thumbnail = ${address} where ucid = ${place.channelUCID}`);
      const query = `?organizationId=${place.organizationId}&channelUCID=${place.channelUCID}`;
      const list = (await browser.call({ url: `/api/v3/video-project${query}` })).json();
      const detail = (await browser.call({ url: `/api/v3/video-project/${projectId}${query}` })).json();
      // As the web reads them.
      expect(projectRoutes.list.reply.parse(list).data[0]?.thumbnailPrimaryOption?.content).toBe("");
      expect(projectRoutes.get.reply.parse(detail).data.options.map(({ content }) => content)).toEqual([""]);
      const { pictures } = await collectDashboardAnswers({ path: "/", cookies: {} }, async (url) => {
        const { statusCode, payload } = await browser.call({ url });
        return statusCode === 200 ? { address: url, text: payload } : undefined;
      });
      expect(pictures).toEqual([]);
    }
  });

  it("a saved one from before comes out empty", async () => {
    await browser.call(post(saved(), { type: "thumbnail", thumbnail: "https://i.ytimg.com/vi/dQw4w9WgXcQ/0.jpg" }));
    for (const address of hostileAddresses) {
      await studio.context.db.sql.execute(sql`update saved_items set thumbnail = ${address}`);
      const reply = savedItemRoutes.list.reply.parse((await browser.call({ url: saved() })).json());
      expect(reply.results.map(({ thumbnail }) => thumbnail)).toEqual([""]);
    }
  });
});
