import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { VideoPlatform } from "./adapters/video-platform/port.ts";
import type { AppContext } from "./app-context.ts";
import type { Example, Input } from "./testing/access-matrix/example.ts";
import { askerOf, channelOf, creatorOf } from "./testing/access-matrix/example.ts";
import { examples } from "./testing/access-matrix/examples.ts";
import { CATALOGUE, type Home, makeHome } from "./testing/access-matrix/home.ts";
import { type Operation, operationsOf } from "./testing/access-matrix/operations.ts";
import { send } from "./testing/access-matrix/send.ts";
import { aDrawing } from "./testing/make-pictures.ts";
import { unlimited } from "./testing/no-limits.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";

// Every write of the API, each on an organization of its own where it changes one.
vi.setConfig({ testTimeout: 1_200_000 });

const UNKNOWN_UCID = `UC${"k".repeat(22)}`;
/** What was asked of a model, the file store or another site since the last request, and whether in a transaction. */
let asked: { operation: string; isInTransaction: boolean }[] = [];

const platform: VideoPlatform = {
  name: "Platform",
  channels: async ([ucid = ""]) => [{ ucid, name: "Nobody Yet", handle: null, thumbnail: null, subscribers: 1 }],
  channelByHandle: async (handle) => ({
    ucid: `UC${"h".repeat(22)}`,
    name: "Tide Lines",
    handle,
    thumbnail: null,
    subscribers: 1,
  }),
  latest: async () => undefined,
  videos: async () => ({ found: [], gone: [] }),
  checkUploads: async () => ({ hasPublicVideo: true, hasLongVideo: true }),
  quota: async () => ({ used: 0, budget: 1, resetsAt: new Date() }),
};
const withOpinion = (context: AppContext): AppContext["textModel"] => ({
  ...context.textModel,
  opinion: async () => ({
    opinion: { score: 7, text: "Calm", aspects: [] },
    usage: { inputTokens: 1, outputTokens: 1, costCents: 0 },
  }),
});

const cast = ["primary", "user", "invitee"] as const;
let studio: TestApp;
let operations: Operation[];
let home: Home;
beforeAll(async () => {
  const picture = await aDrawing(64, 36).png().toBuffer();
  studio = await startApp({
    change: (context) => ({
      ...context,
      ...unlimited,
      config: { ...context.config, logoServiceUrl: "https://logos.example/{domain}" },
      fetchPublicUrl: async () => picture,
      videos: platform,
      textModel: withOpinion(context),
      db: {
        ...context.db,
        assertNoTransaction: (operation) => {
          const noted = { operation, isInTransaction: true };
          asked.push(noted);
          context.db.assertNoTransaction(operation);
          noted.isInTransaction = false;
        },
      },
    }),
  });
  operations = await operationsOf(studio.app);
});
afterAll(() => studio.close());
beforeEach(async () => {
  home = await makeHome(studio, { cast });
});

const trackingOf = ({ ids }: Home) => ({
  runId: crypto.randomUUID(),
  organizationId: ids.organizationId,
  channelUCID: ids.channelUcid,
  videoProjectId: ids.projectId,
});
const scored = (home: Home, more: object = {}): Input => ({
  query: askerOf(home),
  body: {
    thumbnail_url_or_path: "https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg",
    title: "A lookout tower",
    ...more,
  },
});
/** The ways through a route that ask for more than its example in the access matrix does. */
const slowWays: readonly (readonly [string, Example["input"]])[] = [
  [
    "ideation.execute",
    (home) => ({
      body: {
        metadata: { tracking: trackingOf(home) },
        data: { pane: "thumbnail", option: "emptyState", numElementsToGenerate: 1 },
      },
    }),
  ],
  [
    "ideation.execute",
    (home) => ({
      body: {
        metadata: { tracking: trackingOf(home), overrides: { src: `/api/pictures/${home.ids.pictureId}` } },
        imageAIParameters: {
          prompt: "A raft",
          seed: 1,
          regional_prompts: [{ description: "a dog", mask_bb: { x1: 800, y1: 300, x2: 1100, y2: 700 } }],
        },
      },
    }),
  ],
  ["following.follow", (home) => ({ body: { ...creatorOf(home), favorite_ucid: UNKNOWN_UCID } })],
  ["pictures.fromUrl", (home) => ({ body: { ...channelOf(home), url: "https://pictures.example/a.png" } })],
  ["thumbnailScores.score", (home) => scored(home)],
  [
    "thumbnailScores.score",
    (home) => scored(home, { thumbnail_url_or_path: `/api/idea/thumbs/${CATALOGUE.videoId}.webp` }),
  ],
  ["thumbnailScores.opinion", (home) => scored(home)],
  ["thumbnailScores.read", (home) => scored(home)],
  ["thumbnailScores.recommend", (home) => scored(home)],
  ["thumbnailScores.improve", (home) => scored(home, { checks: ["colour", "contrast"] })],
];
/** Who asks for something outside before the answer, but for follows of creators that the catalogue knows. */
const asksBefore = [
  "aiModels.findLocal",
  "aiModels.saveKey",
  "channels.connect",
  "chat.run",
  "ideation.execute",
  "pictures.fromUrl",
  "pitches.create",
  "pitches.findLogo",
  "pitches.refreshFigures",
  "thumbnailScores.improve",
  "thumbnailScores.opinion",
  "thumbnailScores.read",
  "thumbnailScores.recommend",
  "thumbnailScores.score",
  "thumbnails.generateRegional",
  "thumbnails.setLayers",
];
/** Who does once the write is stored: files to be removed, mails, figures of use. */
const asksAfter = [
  "archives.create",
  "archives.remove",
  "billing.choosePlan",
  "cast.remove",
  "cast.removePhoto",
  "channels.disconnect",
  "chatFeedback.logInteraction",
  "profilePicture.remove",
  "team.invite",
  "team.resendInvite",
  "usageEvents.record",
];

/** After these, and after all that delete, what other calls name is gone. */
const usesUp = new Set(["feedTests.stop", "team.resendInvite"]);

const isKeyed = ({ method, access, takesFile }: Operation) => method !== "GET" && access !== "public" && !takesFile;

/** Twice under one key: what the first asked for outside, and whether the second was the same without asking again. */
async function sendTwice(operation: Operation, input: Input, as: Example["as"] = "primary") {
  const browser = as === "anonymous" ? studio.browser() : home.browsers[as];
  const headers = { "idempotency-key": crypto.randomUUID() };
  asked = [];
  const first = await send(browser, operation, input, headers);
  await studio.context.background.settled();
  const byFirst = asked;
  asked = [];
  const second = await send(browser, operation, input, headers);
  return { first, second, byFirst, bySecond: asked };
}
const operationOf = (id: string): Operation => {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
};

describe("writes under a key", () => {
  it("ask no model, file store or other site inside a transaction, whichever the route", async () => {
    const failures: string[] = [];
    const asking = new Set<string>();
    const keyed = operations.filter(isKeyed).toSorted((one, other) => one.method.localeCompare(other.method));
    for (const operation of keyed) {
      const example = examples[operation.id];
      if (!example) throw new Error(`${operation.id} has no row in access-matrix/examples.ts`);
      const { first, byFirst } = await sendTwice(operation, example.input(home), example.as);
      const { status = 200 } = example;
      if (first.status !== status && first.status !== 200)
        failures.push(`${operation.id}: ${first.status} ${first.text}`);
      if (byFirst.length > 0) asking.add(operation.id);
      for (const { operation: name, isInTransaction } of byFirst)
        if (isInTransaction) failures.push(`${operation.id}: ${name} inside a transaction`);
      if (operation.method === "DELETE" || usesUp.has(operation.id)) home = await makeHome(studio, { cast });
    }
    expect(failures).toEqual([]);
    expect([...asking].sort()).toEqual([...asksBefore, ...asksAfter].sort());
  });

  it.each(slowWays)("%s asks outside without a transaction, and not again when it is repeated", async (id, input) => {
    const { first, second, byFirst, bySecond } = await sendTwice(operationOf(id), input(home));
    expect([first.status, first.text]).toEqual([200, expect.any(String)]);
    expect(byFirst.length).toBeGreaterThan(0);
    expect(byFirst.filter(({ isInTransaction }) => isInTransaction)).toEqual([]);
    expect([second.status, second.text, bySecond]).toEqual([200, first.text, []]);
  });
});
