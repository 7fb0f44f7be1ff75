import { z } from "zod";
import type { AppContext } from "../../../app-context.ts";
import { studioFact } from "../../../platform/demo/seed.ts";
import { upsertVideos, type VideoRecord } from "../../catalogue/index.ts";
import { demoChannels } from "./channels.ts";
import { readGrammars } from "./grammar.ts";
import { listPublished } from "./timeline.ts";

const MONTHS_BACK = 16;
const VIDEOS_PER_BATCH = 1_000;
/** The period whose videos are in the catalogue. */
const Span = z.object({ since: z.iso.datetime(), until: z.iso.datetime() });

type PublishOptions = Pick<AppContext, "db" | "now"> & { maxChannels?: number };

/** Adds the videos and snapshots of the demo channels up to now. Idempotent, since all of it follows from the calendar. */
export async function publishDemoVideos({ db, now, maxChannels }: PublishOptions): Promise<number> {
  const fact = studioFact(db, "demo-catalogue-1");
  const known = await fact.read();
  const until = now();
  const span = known === undefined ? undefined : Span.parse(JSON.parse(known));
  const since = span ? new Date(span.since) : monthsBefore(until, MONTHS_BACK);
  const after = span ? new Date(span.until) : since;
  if (after >= until && span) return 0;

  let count = 0;
  let batch: VideoRecord[] = [];
  const store = async () => {
    await upsertVideos(db, "demo", batch);
    count += batch.length;
    batch = [];
  };
  for (const channel of demoChannels(readGrammars()).slice(0, maxChannels))
    for (const video of listPublished(channel, { since, after, until })) {
      batch.push(video);
      if (batch.length === VIDEOS_PER_BATCH) await store();
    }
  await store();
  await fact.write(JSON.stringify({ since: since.toISOString(), until: until.toISOString() }));
  return count;
}

function monthsBefore(moment: Date, months: number): Date {
  const start = new Date(moment);
  start.setUTCMonth(start.getUTCMonth() - months);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
