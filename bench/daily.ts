import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { IDEAS_PER_DAY } from "@coldopen/contract/ideas/schema";
import { z } from "zod";
import { upsertVideos } from "../server/src/features/catalogue/index.ts";
import { ideasJobs } from "../server/src/features/ideas/jobs.ts";
import { buildSnapshot } from "../server/src/features/search-index/index.ts";
import { aChannel, aVideo } from "../server/src/testing/catalogue/records.ts";
import { ideaChannels } from "../server/src/testing/idea-channels.ts";
import { median } from "./method.ts";
import { startStudio } from "./studio.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const channels = Number(process.argv.find((word) => word.startsWith("--channels="))?.slice(11) ?? 20);
const MIB = 1024 ** 2;
/** The heap is read after a collection, since garbage would hide whether it grows. */
const HEAP_READINGS = 40;
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
/** They name the subjects of a channel. */
const OWN_VIDEOS = 6;
const Rows = z.array(z.object({ organizationId: z.string(), channelUcid: z.string() }));
const Written = z.tuple([z.object({ ideas: z.number() })]);

/** Writes one day's ideas of many channels, one after another, and measures time and memory. Options: --channels=20 */
const studio = await startStudio();
const { context } = studio;
const kinds = ideaChannels();
const owners = new Map<string, ReturnType<typeof aChannel>>();
const ownerOf = (ucid: string) => {
  const known = owners.get(ucid) ?? aChannel({ ucid });
  owners.set(ucid, known);
  return known;
};
const copies = Array.from({ length: channels }, (_, at) => ({
  ucid: `UCbench${String(at).padStart(17, "0")}`,
  kind: kinds[at % kinds.length],
  turn: Math.floor(at / kinds.length),
}));
/** Each copy has others, since many videos with the same few titles would leave too few subjects. */
const ownVideosOf = ({ kind, turn }: (typeof copies)[number]) => {
  const videos = kind?.videos ?? [];
  return Array.from({ length: OWN_VIDEOS }, (_, at) => videos[(turn * OWN_VIDEOS + at) % videos.length] ?? []).flat();
};
await upsertVideos(
  context.db,
  "import",
  kinds.flatMap(({ videos, channel: { language } }) =>
    videos.map(({ videoId, ucid, title, uploaded, category }) =>
      aVideo({ videoId, channel: ownerOf(ucid), title, uploaded, aiL2Category: category, language }),
    ),
  ),
);
await upsertVideos(
  context.db,
  "import",
  copies.flatMap((copy) =>
    ownVideosOf(copy).map(({ title, uploaded, category }) =>
      aVideo({
        channel: ownerOf(copy.ucid),
        title,
        uploaded,
        aiL2Category: category,
        language: copy.kind?.channel.language ?? "en",
      }),
    ),
  ),
);
await studio.fill(`update catalogue_videos set v7 = 1000, performance_index = 1.5 + id % 7, score = 1.5 + id % 7,
  uploaded = now() - (id % 100) * interval '1 day', computed_at = now()`);
await buildSnapshot(context);
const values = copies.map(({ ucid, kind }) => {
  const { bio = "", language = "en" } = kind?.channel ?? {};
  return `('${ucid}', '${bio.replaceAll("'", "''")}', '${language}')`;
});
await studio.fill(`with given as (select * from (values ${values.join(", ")}) as given(ucid, bio, language)),
  made as (insert into channels (ucid, name, handle) select ucid, ucid, ucid from given returning ucid)
  insert into organization_channels (organization_id, channel_ucid, bio, language)
  select (select id from organizations limit 1), given.ucid, given.bio, given.language from given join made using (ucid)`);

const { rows } = await studio.fill(
  `select organization_id as "organizationId", channel_ucid as "channelUcid" from organization_channels where channel_ucid like 'UCbench%'`,
);
const jobs = new Map(ideasJobs(context).map((job): [string, typeof job] => [job.name, job]));
const roundStarted = performance.now();
await jobs.get("ideas:write-daily")?.run({});
const roundMs = performance.now() - roundStarted;
let peak = process.memoryUsage().rss;
const before = peak;
const times: number[] = [];
const computing: number[] = [];
const heaps: number[] = [];
for (const channel of Rows.parse(rows)) {
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  await jobs.get("ideas:write")?.run(channel);
  times.push(performance.now() - started);
  const { user, system } = process.cpuUsage(cpuBefore);
  computing.push((user + system) / 1000);
  peak = Math.max(peak, process.memoryUsage().rss);
  if (times.length % Math.ceil(channels / HEAP_READINGS) !== 0) continue;
  collectGarbage();
  heaps.push(process.memoryUsage().heapUsed);
}
/** Medians of the quarters of the round: equal ones show that time and memory do not grow with the number of channels. */
const byQuarter = (values: readonly number[]) =>
  [0, 1, 2, 3].map((quarter) =>
    median(values.slice((values.length * quarter) / 4, (values.length * (quarter + 1)) / 4)).toFixed(0),
  );
const result = await studio.fill("select count(*)::int as ideas from ideas_for_you where channel_ucid like 'UCbench%'");
const [{ ideas }] = Written.parse(result.rows);
const total = times.reduce((sum, ms) => sum + ms, 0);
const sorted = times.toSorted((one, other) => one - other);
say(`${channels} channels x ${IDEAS_PER_DAY} ideas: ${ideas} written in ${(total / 1000).toFixed(1)} s`);
say(`  asking for all: ${roundMs.toFixed(0)} ms`);
say(
  `  one channel: ${(total / channels).toFixed(0)} ms on average, ${(computing.reduce((sum, ms) => sum + ms, 0) / channels).toFixed(0)} ms of them computing without the database`,
);
say(
  `  one channel: median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`,
);
say(`  one channel by quarter of the round: ${byQuarter(times).join(", ")} ms`);
// Unlike the time, this hardly depends on what else the machine does.
say(`  computing by quarter of the round: ${byQuarter(computing).join(", ")} ms`);
say(`  heap by quarter of the round: ${byQuarter(heaps.map((bytes) => bytes / MIB)).join(", ")} MiB`);
say(`  memory: ${(before / MIB).toFixed(0)} MiB before, ${(peak / MIB).toFixed(0)} MiB at most`);
await studio.close();
