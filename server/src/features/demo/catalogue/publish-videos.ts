import { z } from "zod";
import type { AppContext } from "../../../app-context.ts";
import { studioFact } from "../../../platform/demo/seed.ts";
import { upsertVideos, type VideoRecord } from "../../catalogue/index.ts";
import { addedChannelStore } from "./added-channel-store.ts";
import { addedChannel, type DemoChannel, demoChannels, grammarForName } from "./channels.ts";
import { type Grammar, readGrammars } from "./grammar.ts";
import { listPublished } from "./timeline.ts";

const FACT = "demo-catalogue-1";
const MONTHS_BACK = 16;
const VIDEOS_PER_BATCH = 1_000;
/** The period whose videos are in the catalogue. */
const Span = z.object({ since: z.iso.datetime(), until: z.iso.datetime() });

type PublishOptions = Pick<AppContext, "db" | "now"> & { maxChannels?: number };

/** Adds the videos and snapshots of the demo channels up to now. Idempotent, since all of it follows from the calendar. */
export async function publishDemoVideos({ db, now, maxChannels }: PublishOptions): Promise<number> {
  const fact = studioFact(db, FACT);
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
  const grammars = readGrammars();
  const added = await listAddedChannels(db, grammars);
  for (const channel of [...demoChannels(grammars).slice(0, maxChannels), ...added])
    for (const video of listPublished(channel, { since, after, until })) {
      batch.push(video);
      if (batch.length === VIDEOS_PER_BATCH) await store();
    }
  await store();
  await fact.write(JSON.stringify({ since: since.toISOString(), until: until.toISOString() }));
  return count;
}

/**
 * The past of a channel that was just added; later days are published with those of all others. Returns false if the first
 * publication is not complete yet.
 */
export async function publishAddedChannel({ db }: Pick<AppContext, "db">, channelUcid: string): Promise<boolean> {
  const known = await studioFact(db, FACT).read();
  if (known === undefined) return false;
  const span = Span.parse(JSON.parse(known));
  const grammars = readGrammars();
  const store = addedChannelStore(db);
  const channel = await store.findChannel(channelUcid);
  const grammar = channel && grammarForName(grammars, channel.name);
  if (!grammar) return true;
  await store.insert(channelUcid, grammar.id);
  const [since, until] = [new Date(span.since), new Date(span.until)];
  const added = (await listAddedChannels(db, grammars)).find(({ ucid }) => ucid === channelUcid);
  if (added) await upsertVideos(db, "demo", listPublished(added, { since, after: since, until }));
  return true;
}

async function listAddedChannels(db: AppContext["db"], grammars: readonly Grammar[]): Promise<DemoChannel[]> {
  return (await addedChannelStore(db).list()).flatMap(({ grammar: id, ...channel }) => {
    const grammar = grammars.find((entry) => entry.id === id);
    return grammar ? [addedChannel(grammar, channel)] : [];
  });
}

function monthsBefore(moment: Date, months: number): Date {
  const start = new Date(moment);
  start.setUTCMonth(start.getUTCMonth() - months);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
