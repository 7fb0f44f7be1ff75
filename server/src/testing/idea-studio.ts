import { sql } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { upsertVideos } from "../features/catalogue/index.ts";
import { ideasJobs } from "../features/ideas/jobs.ts";
import { buildSnapshot } from "../features/search-index/index.ts";
import { scopeForJob } from "../platform/access/scope-for-job.ts";
import { aChannel, aVideo } from "./catalogue/records.ts";
import { startApp } from "./start-app.ts";

const things = ["Treehouse", "Log Cabin", "Root Cellar", "Hot Tub", "Rocket Stove", "Water Wheel", "Timber Bridge"];
const more = ["Pizza Oven", "Boat Shed", "Chicken Coop", "Spiral Staircase", "Greenhouse", "Bunk Bed", "Stone Oven"];
const patterns = ["I Built a {} Alone", "Building a {} Before Winter", "A {} in 60 Hours"];

export type IdeaStudio = Awaited<ReturnType<typeof startIdeaStudio>>;

/** An app on a catalogue that ideas can be written from, at the given time. */
export async function startIdeaStudio(now: () => Date, uploaded = new Date("2026-09-10T12:00:00Z")) {
  const studio = await startApp({ change: (context) => ({ ...context, now }) });
  const makers = [aChannel({ name: "Cedar and Saw" }), aChannel({ name: "The Slow Shed" }), aChannel()];
  const videos = [...things, ...more].flatMap((thing) =>
    patterns.map((pattern, at) =>
      aVideo({
        ...(makers[at] && { channel: makers[at] }),
        title: pattern.replace("{}", thing),
        aiL2Category: "Building & DIY",
        uploaded,
      }),
    ),
  );
  const ofAnotherCategory = patterns.map((pattern, at) =>
    aVideo({
      ...(makers[at] && { channel: makers[at] }),
      title: pattern.replace("{}", "Text Editor"),
      aiL2Category: "Programming",
      uploaded,
    }),
  );
  const { db } = studio.context;
  await upsertVideos(db, "import", [...videos, ...ofAnotherCategory]);
  await db.sql.execute(sql`
    update catalogue_videos set v7 = 1000, performance_index = 2 + id % 5, score = 2 + id % 5, computed_at = now()`);
  await buildSnapshot(studio.context);

  const arrange = async () => {
    const { given } = studio;
    const owner = await given.user();
    const organizationId = await given.organization({ ownerId: owner.id, plan: "team" });
    const channelUcid = await given.channel(organizationId);
    const url = `/api/orgs/${organizationId}/channels/${channelUcid}/ideas-for-you`;
    const browser = await studio.as(owner.email);
    const scope = scopeForJob({ organizationId, channelUcid });
    await db.sql.execute(sql`
      update organization_channels set bio = 'We build cabins and treehouses.' where channel_ucid = ${channelUcid}`);
    return { browser, url, scope, organizationId, channelUcid, createdBy: owner.id };
  };
  const runJob = async (name: string, payload: unknown, context: AppContext = studio.context) =>
    ideasJobs(context)
      .find((job) => job.name === name)
      ?.run(payload);
  return { ...studio, studio, arrange, runJob };
}
