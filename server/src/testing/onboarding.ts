import { drawnThumb } from "@coldopen/contract/catalogue/drawn-thumb";
import { computeIndexes, upsertVideos } from "../features/catalogue/index.ts";
import { onboardingJobs } from "../features/onboarding/jobs.ts";
import { aChannel, aVideo } from "./catalogue/records.ts";
import type { TestApp } from "./start-app.ts";

const TITLES = [
  "I Built a Tiny House in 30 Days",
  "I Lived in a Tiny House for 7 Days",
  "My Tiny House Cost $400",
  "I Built a Treehouse in 10 Days",
  "A Treehouse With Hand Tools",
  "My Treehouse Cost $900",
  "Hand Tools Only",
  "What Nobody Says About Hand Tools",
];
const day = (at: number) => new Date(Date.UTC(2026, 4, at, 12));

/** Puts videos with drawn thumbnails into the catalogue, of this channel and of others of the same subject. */
export async function givenCatalogueOf({ context }: TestApp, ucid: string, titles: readonly string[] = TITLES) {
  const drawn = (video: ReturnType<typeof aVideo>) => ({ ...video, thumb: drawnThumb(video.videoId) });
  const videosOf = (channel: ReturnType<typeof aChannel>, names: readonly string[]) =>
    names.map((title, at) =>
      drawn(aVideo({ channel, title, uploaded: day(at + 1), at: [[7, at % 3 === 0 ? 5000 : 1000]] })),
    );
  const others = Array.from({ length: 4 }, (_, at) => aChannel({ name: `Other ${at}`, language: "en" }));
  await upsertVideos(context.db, "demo", [
    ...videosOf(aChannel({ ucid, name: "Small Shed", language: "en" }), titles),
    ...others.flatMap((channel) => videosOf(channel, ["A Cabin at Night", "One Bright Room"])),
  ]);
  await computeIndexes(context.db);
}

/** Runs the pipeline of a channel as the job queue does. */
export const runOnboarding = (
  studio: Pick<TestApp, "context">,
  { organizationId, channelUcid }: { organizationId: string; channelUcid: string },
): Promise<unknown> =>
  Promise.all(onboardingJobs(studio.context, []).map((job) => job.run({ organizationId, channelUcid })));
