import { lookOfPicks, sharedLook } from "@coldopen/contract/onboarding/rules";
import {
  BIO_VIDEOS,
  CALIBRATION_PAIRS,
  type CalibrationPick,
  type PipelineStep,
  STRONGEST_SHOWN,
  type Tone,
} from "@coldopen/contract/onboarding/schema";
import { INDEX_AGE_DAYS, type OutlierVideo, OVER_PERFORMING_ABOVE } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { lookOf } from "../../platform/pictures/look.ts";
import { measure } from "../../platform/pictures/measure.ts";
import { photoStore } from "../cast/index.ts";
import { catalogueStore, loadThumbnail } from "../catalogue/index.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { formatsOf } from "../creators/index.ts";
import type { Artifact, Artifacts } from "./artifacts.ts";
import { draftBio, pairUp, topicsOf, voiceOf } from "./rules.ts";
import { suggestedUcids } from "./suggested-creators.ts";

export type StepPorts = Pick<
  AppContext,
  "db" | "log" | "fetchPublicUrl" | "demoThumbnails" | "videos" | "config" | "flags" | "stopping" | "now"
>;
type StepInput = {
  context: StepPorts;
  scope: AuthorizedScope;
  videos: readonly OutlierVideo[];
  /** Of the steps before. */
  artifacts: Artifacts;
  tone: Tone;
  picks: readonly CalibrationPick[];
  /** Whether a step may wait for videos that are still to be collected. */
  mayWait: boolean;
};
/** The message is shown to users. */
export class StepFailedError extends Error {
  override readonly name = "StepFailedError";
}
/** `waiting`: the videos of the channel have not been collected yet. */
type StepResult<S extends PipelineStep> = { artifact: Artifact<S>; isPartial: boolean } | "waiting";
type Steps = { [S in PipelineStep]: (input: StepInput) => Promise<StepResult<S>> };

const DAY_MS = 86_400_000;
const MAX_TITLES = 30;
const GUIDE_VIDEOS = 50;
const MAX_MEASURED = 8;
const NICHE_CHANNELS = 20;
const LATEST_OF_CHANNEL = 2;
const MIN_GUIDE_VIDEOS = 3;

const byIndex = (videos: readonly OutlierVideo[]) =>
  videos.toSorted((one, other) => (other.performanceIndex ?? 0) - (one.performanceIndex ?? 0));
/** Titles of shorts have other habits: they count only if there is hardly anything else. */
export function titlesOf(videos: readonly OutlierVideo[], max: number): string[] {
  const long = videos.filter(({ isShort }) => !isShort);
  return (long.length < MIN_GUIDE_VIDEOS ? videos : long).slice(0, max).map(({ title1 }) => title1);
}

/** The look of each picture that can be read. */
async function measureLooks({ context, scope }: StepInput, videos: readonly OutlierVideo[]) {
  const found: { videoId: string; ucid: string; thumb: string; look: string[] }[] = [];
  for (const { videoId, ucid, thumb } of videos) {
    context.stopping.throwIfAborted();
    try {
      const bytes = await loadThumbnail(context, { thumb }, { key: scope.organizationId });
      found.push({ videoId, ucid, thumb, look: lookOf(await measure(bytes)) });
    } catch (error) {
      context.log.warn({ err: error, videoId }, "Failed to measure a thumbnail");
    }
  }
  return found;
}

/** Videos of a new channel arrive in the background, and their indexes are computed after that. */
function isBeingCollected({ videos: platform, config, now }: StepPorts, videos: readonly OutlierVideo[]): boolean {
  if (!platform && !config.isDemo) return false;
  const measurable = now().getTime() - INDEX_AGE_DAYS * DAY_MS;
  const isMeasured = videos.some(
    ({ performanceIndex, uploaded }) => performanceIndex !== null || new Date(uploaded).getTime() > measurable,
  );
  return !isMeasured;
}

/** Each only reads; the pipeline stores what it returns. */
export const steps: Steps = {
  onboarding_started: async () => ({ artifact: {}, isPartial: false }),

  video_catalog: async ({ context, videos, mayWait }) => {
    if (mayWait && isBeingCollected(context, videos)) return "waiting";
    const strongest = byIndex(videos);
    return {
      isPartial: videos.length === 0,
      artifact: {
        count: videos.length,
        overPerformers: videos.filter(({ performanceIndex }) => (performanceIndex ?? 0) > OVER_PERFORMING_ABOVE).length,
        firstUpload: videos.at(-1)?.uploaded ?? null,
        strongest: strongest
          .filter(({ isShort }) => !isShort)
          .slice(0, STRONGEST_SHOWN)
          .map(({ videoId, title1, thumb, performanceIndex }) => ({ videoId, title1, thumb, performanceIndex })),
        titles: strongest
          .slice(0, MAX_TITLES)
          .flatMap(({ videoId, title1: title, performanceIndex: lift }) =>
            lift !== null && lift > OVER_PERFORMING_ABOVE ? [{ videoId, title, lift }] : [],
          ),
      },
    };
  },

  writer_guide: async ({ videos }) => {
    const titles = titlesOf(videos, GUIDE_VIDEOS);
    return {
      artifact: { voice: voiceOf(titles), topics: topicsOf(titles) },
      isPartial: titles.length < MIN_GUIDE_VIDEOS,
    };
  },

  creator_profile: async ({ context, scope, videos, artifacts, tone }) => {
    const titles = titlesOf(videos, BIO_VIDEOS);
    const settings = await channelSettingsStore(context.db).read(scope);
    const recent = topicsOf(titles);
    const topics = recent.length > 0 ? recent : (artifacts.writer_guide?.topics ?? []);
    const bio = draftBio({ language: settings?.language ?? "en", tone, variant: 0, topics, voice: voiceOf(titles) });
    return { artifact: { bio: bio ?? "", replaced: null }, isPartial: bio === undefined };
  },

  title_formula: async ({ videos }) => {
    const formulas = formatsOf(videos)
      .filter(({ medianIndex }) => medianIndex > OVER_PERFORMING_ABOVE)
      .map(({ best: { videoId, title1 }, ...formula }) => ({ ...formula, example: { videoId, title1 } }));
    return { artifact: { formulas }, isPartial: videos.length === 0 };
  },

  thumbnail_features: async (input) => {
    const { context, scope, videos } = input;
    const own = byIndex(videos.filter(({ isShort }) => !isShort)).slice(0, MAX_MEASURED);
    const looks = await measureLooks(input, own);
    if (own.length > 0 && looks.length === 0) throw new StepFailedError("None of your thumbnails could be read.");
    const ucids = await suggestedUcids(context, scope, NICHE_CHANNELS);
    const others = await catalogueStore(context.db).listLatestVideos(ucids, {
      perChannel: LATEST_OF_CHANNEL,
      isShort: false,
    });
    const closest = others.toSorted((one, other) => ucids.indexOf(one.ucid) - ucids.indexOf(other.ucid));
    const niche = await measureLooks(input, closest.slice(0, NICHE_CHANNELS + CALIBRATION_PAIRS));
    const pairs = pairUp(niche, CALIBRATION_PAIRS).map(({ left, right }) => ({
      left: { videoId: left.videoId, thumb: left.thumb, look: left.look },
      right: { videoId: right.videoId, thumb: right.thumb, look: right.look },
    }));
    return { artifact: { look: sharedLook(looks.map(({ look }) => look)), pairs }, isPartial: own.length === 0 };
  },

  /** Without photos, or after an opt-out, the set is empty. That is a valid result. */
  thumbnail_loras: async ({ context, scope }) => {
    const settings = await channelSettingsStore(context.db).read(scope);
    const photos = (await photoStore(context.db).listReady(scope)).length;
    return { artifact: { isOptedOut: settings?.thumbnailOptOut ?? false, photos }, isPartial: false };
  },

  unet: async ({ artifacts, picks }) => ({ artifact: styleModel(artifacts, picks), isPartial: false }),
};

/** The picks decide; without any, what the channel's own thumbnails share. */
export function styleModel(artifacts: Artifacts, picks: readonly CalibrationPick[]): Artifact<"unet"> {
  const { look = [], pairs = [] } = artifacts.thumbnail_features ?? {};
  const picked = lookOfPicks(pairs, picks);
  return { look: picked.length > 0 ? picked : look, picks: picks.length };
}
