import { z } from "zod";
import { studioFact } from "../../platform/demo/seed.ts";
import type { World } from "../../world.ts";
import { putVideos, type VideoRecord } from "../catalogue/index.ts";
import { demoChannels } from "./channels.ts";
import { readGrammars } from "./grammar.ts";
import { published } from "./timeline.ts";

const MONTHS_BACK = 16;
const VIDEOS_AT_ONCE = 1_000;
/** From when on the demo's videos are in the catalogue, and up to when. */
const Span = z.object({ since: z.iso.datetime(), until: z.iso.datetime() });

type Given = Pick<World, "db" | "now"> & { channelsAtMost?: number };

/** Brings what the demo's channels have published, and how often it was watched, up to now. Follows from the calendar: done twice it is as if done once. */
export async function publishDemoVideos({ db, now, channelsAtMost }: Given): Promise<number> {
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
    await putVideos(db, "demo", batch);
    count += batch.length;
    batch = [];
  };
  for (const channel of demoChannels(readGrammars()).slice(0, channelsAtMost))
    for (const video of published(channel, { since, after, until })) {
      batch.push(video);
      if (batch.length === VIDEOS_AT_ONCE) await store();
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
