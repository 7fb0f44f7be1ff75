import { FeedVisit } from "@coldopen/contract/feed-tests/schema";
import { sql } from "drizzle-orm";
import { storePicture } from "../features/pictures/index.ts";
import { buildSnapshot } from "../features/search-index/index.ts";
import { scopeForJob } from "../platform/access/scope-for-job.ts";
import { aChannel, aVideo } from "./catalogue/records.ts";
import { aDrawing } from "./make-pictures.ts";
import { unlimited } from "./no-limits.ts";
import { startApp } from "./start-app.ts";

type Voting = {
  clicksOwn?: boolean;
  elapsedMs?: number;
  /** By our clock, where it differs. */
  measuredMs?: number;
  signal?: string;
  isPresent?: boolean;
};

export const isOwn = ({ channel }: { channel: string }) => channel === "Half Built";

/** A studio with a catalogue to make feeds of, and the people who make and visit them. */
export async function openFeedFixture() {
  const photo = await aDrawing().jpeg().toBuffer();
  const studio = await startApp({
    // The video platform's pictures, without the network.
    change: (context) => ({ ...context, ...unlimited, fetchPublicUrl: async () => photo }),
  });
  const channel = aChannel();
  const videos = Array.from({ length: 16 }, (_, at) =>
    aVideo({
      channel,
      title: `A sauna in a barrel, part ${at}`,
      uploaded: new Date(Date.UTC(2026, 5, at + 1)),
      at: [[7, at % 2 ? 9000 : 100]],
    }),
  );
  await studio.given.videos(...videos);
  await buildSnapshot(studio.context);

  async function arrange() {
    const { given } = studio;
    const owner = await given.user();
    const organizationId = await given.organization({ ownerId: owner.id });
    const channelUcid = await given.channel(organizationId, { name: "Half Built" });
    const project = await given.project({ organizationId, channelUcid, createdBy: owner.id });
    const title = await given.option(owner.id, project.id, { content: "I turned a box into a sauna" });
    const picture = await storePicture(
      studio.context,
      { scope: scopeForJob({ organizationId, channelUcid }) },
      { type: "image/webp", bytes: await aDrawing().webp().toBuffer() },
    );
    const thumbnails = await Promise.all(
      [picture.url, "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg"].map((content) =>
        given.option(owner.id, project.id, { content, optionType: "THUMBNAIL" }),
      ),
    );
    const browser = await studio.as(owner.email);
    const base = `/api/v3/video-project/${project.id}/feed-tests`;
    const scope = `?organizationId=${organizationId}&channelUCID=${channelUcid}`;
    const variants = thumbnails.map(({ id }) => ({ titleOptionId: title.id, thumbnailOptionId: id }));
    const call = (method: "POST" | "DELETE" | "GET", rest = "", payload?: object) =>
      browser.call({ method, url: `${base}${rest}${scope}`, ...(payload && { payload }) });
    const start = async () => (await call("POST", "", { variants })).json();
    return { owner, organizationId, project, variants, call, start };
  }

  let visitors = 0;
  /** Someone at a computer of their own, in a network of their own. */
  function visitor(token: string, { userAgent, ip }: { userAgent?: string; ip?: string } = {}) {
    visitors++;
    const by = studio.browser();
    const headers = { "user-agent": userAgent ?? `Browser ${visitors}` };
    const remoteAddress = ip ?? `10.0.${visitors >> 8}.${visitors & 255}`;
    const send = (rest: string, payload?: object) =>
      by.call({ method: "POST", url: `/api/t/${token}${rest}`, headers, remoteAddress, ...(payload && { payload }) });
    const open = async () => FeedVisit.parse((await send("")).json());
    return { send, open };
  }
  const wait = (ms: number) =>
    studio.context.db.sql.execute(
      sql`update feed_test_impressions set shown_at = shown_at - make_interval(secs => ${ms / 1000}::float8) where answered_at is null`,
    );
  /** A whole visit: sees the feed and clicks the variant, or another video. */
  async function vote(
    token: string,
    { clicksOwn = true, elapsedMs = 2000, signal = "pointer", isPresent = true, ...given }: Voting = {},
    who = visitor(token),
  ) {
    const visit = await who.open();
    if (visit.state !== "open") return visit.state;
    const { impression, videos } = visit;
    const own = videos.findIndex(isOwn);
    await who.send("/reports", { impression, event: "shown" });
    if (isPresent) await who.send("/reports", { impression, event: "present" });
    await wait(given.measuredMs ?? elapsedMs);
    const choice = clicksOwn ? own : (own + 1) % videos.length;
    return (await who.send("/choice", { impression, choice, elapsedMs, signal })).statusCode;
  }
  const resultsOf = async ({ call }: Pick<Awaited<ReturnType<typeof arrange>>, "call">) => {
    const [test] = (await call("GET")).json().data;
    const sum = (name: "shown" | "clicked") =>
      test.variants.reduce((total: number, variant: Record<string, number>) => total + (variant[name] ?? 0), 0);
    const { leftOut, leftOutSameNetwork } = test;
    return { test, shown: sum("shown"), clicked: sum("clicked"), leftOut, leftOutSameNetwork };
  };

  return { studio, arrange, visitor, wait, vote, resultsOf };
}

export type FeedFixture = Awaited<ReturnType<typeof openFeedFixture>>;
