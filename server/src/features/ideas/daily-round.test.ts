import { IDEAS_PER_DAY } from "@coldopen/contract/ideas/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AppContext } from "../../app-context.ts";
import { aVideo } from "../../testing/catalogue/records.ts";
import { type IdeaStudio, startIdeaStudio } from "../../testing/idea-studio.ts";
import { startApp } from "../../testing/start-app.ts";
import { takeShare } from "../../testing/test-share.ts";
import { upsertVideos } from "../catalogue/index.ts";
import { buildSnapshot, snapshotReaderFor } from "../search-index/index.ts";
import { generateDailyIdeas } from "./generate-daily-ideas.ts";
import { seedOf } from "./generator/seeded-random.ts";
import { ideasJobs } from "./jobs.ts";

const now = new Date("2026-10-02T04:25:00Z");
const TODAY = "2026-10-02";
let studio: IdeaStudio;
beforeAll(async () => {
  studio = await startIdeaStudio(() => now);
});
afterAll(() => studio.close());

class KilledError extends Error {}

/** A node that ends in its n-th call of the text model, and does nothing afterwards. */
function dyingNode(context: AppContext, calls: number): AppContext {
  let left = calls;
  const { textModel } = context;
  return {
    ...context,
    textModel: {
      ...textModel,
      ideas: (...given: Parameters<typeof textModel.ideas>) => {
        if (--left <= 0) throw new KilledError();
        return textModel.ideas(...given);
      },
    },
  };
}

/** A node whose text model writes nothing for some places of a day, and the places that it was asked for. */
function withoutTexts(context: AppContext, channelUcid: string, places: readonly number[]) {
  const slotOf = new Map(complete.slots.map((slot) => [seedOf(channelUcid, TODAY, slot), slot]));
  const asked = new Set<number | undefined>();
  const { textModel } = context;
  const node: AppContext = {
    ...context,
    textModel: {
      ...textModel,
      async *ideas(...[brief, signal]: Parameters<typeof textModel.ideas>) {
        const slot = slotOf.get(brief.seed);
        asked.add(slot);
        if (slot !== undefined && places.includes(slot)) return { inputTokens: 0, outputTokens: 0, costCents: 0 };
        return yield* textModel.ideas(brief, signal);
      },
    },
  };
  return { node, asked };
}

const queuedChannels = async () => {
  const { rows } = await studio.context.db.sql.execute(
    sql`select payload->>'channelUcid' as ucid from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'ideas:write'`,
  );
  return rows.map(({ ucid }) => String(ucid));
};
const slotsOf = async (channelUcid: string) => {
  const { rows } = await studio.context.db.sql.execute(
    sql`select slot, lower(title) as title from ideas_for_you where channel_ucid = ${channelUcid} order by slot`,
  );
  return { slots: rows.map(({ slot }) => Number(slot)), titles: new Set(rows.map(({ title }) => title)).size };
};
const complete = { slots: Array.from({ length: IDEAS_PER_DAY }, (_, slot) => slot), titles: IDEAS_PER_DAY };

it("writes no ideas of a day before the videos of the catalogue can be searched", async () => {
  const { given, context, close } = await startApp();
  try {
    const organizationId = await given.organization({ ownerId: (await given.user()).id });
    const channelUcid = await given.channel(organizationId);
    const write = () =>
      ideasJobs(context)
        .find(({ name }) => name === "ideas:write")
        ?.run({ organizationId, channelUcid });
    const days = async () => (await context.db.sql.execute(sql`select written from idea_days`)).rows;
    await upsertVideos(context.db, "import", [aVideo({ title: "I Built a Log Cabin" })]);
    await write();
    expect(await days()).toEqual([]);
    await buildSnapshot(context);
    await snapshotReaderFor(context).refresh();
    await write();
    expect(await days()).toEqual([{ written: 0 }]);
  } finally {
    await close();
  }
});

it("asks for the ideas of every channel once, when two nodes start it too", async () => {
  const homes = [await studio.arrange(), await studio.arrange(), await studio.arrange()];
  const off = await studio.arrange();
  await studio.context.flags.setForOrganization("STUDIO_IDEAS_FOR_YOU", off.organizationId, false);
  await Promise.all([studio.runJob("ideas:write-daily", {}), studio.runJob("ideas:write-daily", {})]);
  await studio.runJob("ideas:write-daily", {});
  const queued = await queuedChannels();
  expect(queued.toSorted()).toEqual(homes.map(({ channelUcid }) => channelUcid).toSorted());
});

it("fills every place of a day although the channel had the same titles longer ago than the history reaches", async () => {
  const { organizationId, channelUcid } = await studio.arrange();
  const { sql: db } = studio.context.db;
  await studio.runJob("ideas:write", { organizationId, channelUcid });
  await db.execute(sql`update ideas_for_you set day = '2025-01-01' where channel_ucid = ${channelUcid}`);
  await db.execute(sql`delete from idea_days where channel_ucid = ${channelUcid}`);
  await db.execute(sql`
    insert into ideas_for_you (organization_id, channel_ucid, day, slot, inspiration_type, title, concept,
      thumbnail_description, subject_key, subject_text, source_video_ids, seed)
    select organization_id, channel_ucid, '2025-06-01'::date + n / 10, n % 10, inspiration_type, 'Filler ' || n, 'Filler',
      'Filler', 'filler' || n, 'Filler', source_video_ids, n
    from ideas_for_you, generate_series(0, 999) n where channel_ucid = ${channelUcid} and slot = 0`);
  await studio.runJob("ideas:write", { organizationId, channelUcid });
  const { rows } = await db.execute(
    sql`select slot from ideas_for_you where channel_ucid = ${channelUcid} and day = ${TODAY} order by slot`,
  );
  expect(rows.map(({ slot }) => Number(slot))).toEqual(complete.slots);
});

it("fills the later places of a day that nothing fits one of, and that one in a later call", async () => {
  const { organizationId, channelUcid, scope } = await studio.arrange();
  const { node } = withoutTexts(studio.context, channelUcid, [4]);
  await studio.runJob("ideas:write", { organizationId, channelUcid }, node);
  expect((await slotsOf(channelUcid)).slots).toEqual(complete.slots.filter((slot) => slot !== 4));
  expect(await generateDailyIdeas(studio.context, scope, TODAY)).toEqual({
    target: IDEAS_PER_DAY,
    written: IDEAS_PER_DAY,
  });
  expect(await slotsOf(channelUcid)).toEqual(complete);
});

it("asks the text model for no further places after nothing fits three", async () => {
  const { organizationId, channelUcid } = await studio.arrange();
  const { node, asked } = withoutTexts(studio.context, channelUcid, [1, 2, 4, 5]);
  await studio.runJob("ideas:write", { organizationId, channelUcid }, node);
  expect((await slotsOf(channelUcid)).slots).toEqual([0, 3]);
  expect([...asked]).toEqual([0, 1, 2, 3, 4]);
});

const CALLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
it.each(takeShare(CALLS, 4, (call) => `daily round ${call}`))(
  "has neither a missing nor a doubled idea after two nodes were killed in the model calls %i and later",
  async (calls) => {
    const { organizationId, channelUcid } = await studio.arrange();
    const run = (context: AppContext) => studio.runJob("ideas:write", { organizationId, channelUcid }, context);
    const { context } = studio;
    const ended = await Promise.allSettled([run(dyingNode(context, calls)), run(dyingNode(context, calls + 2))]);
    expect(ended.map(({ status }) => status)).toContain("rejected");
    await Promise.all([run(context), run(context)]);
    expect(await slotsOf(channelUcid)).toEqual(complete);
    await run(context);
    expect(await slotsOf(channelUcid)).toEqual(complete);
  },
);
