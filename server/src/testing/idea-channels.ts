import { demoChannels } from "../features/demo/catalogue/channels.ts";
import { readGrammars } from "../features/demo/catalogue/grammar.ts";
import { hashOf } from "../features/demo/catalogue/random.ts";
import { demoTitle } from "../features/demo/catalogue/title.ts";
import type { Language } from "../features/ideas/generator/language-words.ts";
import type { Channel, Pools } from "../features/ideas/generator/plan-ideas.ts";
import { findSubjects, type SourceVideo } from "../features/ideas/generator/subjects.ts";
import {
  type EarlierIdea,
  type WriteTexts,
  type WrittenIdea,
  writeIdea,
} from "../features/ideas/generator/write-idea.ts";
import { NO_PREFERENCES } from "../features/ideas/lessons.ts";

/** Twenty kinds of channels of the demo catalogue, in four languages. */
const KINDS: readonly [grammar: string, language: Language, bio: string][] = [
  ["building-diy", "en", "We build small homes out of what others leave behind."],
  ["cooking", "en", "Cooking over fire, from weekday suppers to whole feasts."],
  ["fitness", "en", "Training plans of other professions, tried for a month."],
  ["space-physics", "en", "The strangest objects of the universe, explained calmly."],
  ["history", "en", "Everyday life in empires that are gone."],
  ["programming", "en", "Small programs, written from scratch."],
  ["money", "en", "Honest numbers about saving and investing."],
  ["mysteries", "en", "Places that were left, and why."],
  ["travel", "en", "Slow trips to cities that nobody books."],
  ["pets", "en", "Rescued animals and what they learn."],
  ["woodworking", "en", "Joinery without nails."],
  ["cocina", "es", "Recetas de pueblo, sin prisa."],
  ["viajes", "es", "Viajes largos con poco dinero."],
  ["misterios", "es", "Lugares abandonados y sus historias."],
  ["garten", "de", "Gemüse aus dem eigenen Garten, ohne Gift."],
  ["selbermachen", "de", "Wir bauen alles selbst, vom Hochbett bis zur Sauna."],
  ["technik", "de", "Geräte, die ein Jahr lang benutzt wurden."],
  ["cuisine", "fr", "La cuisine de tous les jours, sans chichis."],
  ["histoire", "fr", "La vie quotidienne des peuples disparus."],
  ["voyage", "fr", "Des voyages lents, loin des foules."],
];
const NOW = new Date("2026-10-02T08:00:00Z");
const DAY_MS = 86_400_000;
const VIDEOS_PER_CHANNEL = 45;
/** About as many videos of a channel beat its average clearly. */
const OVER_PERFORMING = 0.3;
const MAX_VIDEOS = 500;

export type IdeaChannel = { name: string; channel: Channel; pools: Pools; videos: SourceVideo[] };

const share = (key: string) => (hashOf(key) % 10_000) / 10_000;

/** Channels with over-performing videos, always the same. */
export function ideaChannels(): IdeaChannel[] {
  const all = demoChannels(readGrammars());
  return KINDS.map(([kind, language, bio]) => {
    const channels = all.filter(({ grammar }) => grammar.id === kind);
    const [own, ...others] = channels;
    if (!own) throw new Error(`No channels of ${kind}`);
    const videos = channels.flatMap((channel) =>
      Array.from({ length: VIDEOS_PER_CHANNEL }, (_, ordinal): SourceVideo => {
        const videoId = `${String(channel.number).padStart(6, "0")}${String(ordinal).padStart(5, "0")}`;
        return {
          videoId,
          ucid: channel.ucid,
          title: demoTitle(channel, ordinal, false),
          index: 1.2 / (1 - 0.97 * share(`index ${videoId}`)),
          uploaded: new Date(NOW.getTime() - share(`age ${videoId}`) * 400 * DAY_MS),
          category: channel.grammar.aiL2Category,
        };
      }).filter(({ videoId }) => channel === own || share(`over ${videoId}`) < OVER_PERFORMING),
    );
    const chosen = videos.slice(0, MAX_VIDEOS);
    const followed = new Set(others.slice(0, 4).map(({ ucid }) => ucid));
    const ids = (test: (video: SourceVideo) => boolean) => new Set(chosen.filter(test).map(({ videoId }) => videoId));
    const isRecent = ({ uploaded }: SourceVideo) => NOW.getTime() - uploaded.getTime() < 120 * DAY_MS;
    return {
      name: `${own.name} (${kind}, ${language})`,
      channel: {
        ...{ ucid: own.ucid, bio, language, guide: {} },
        ownTitles: chosen.filter(({ ucid }) => ucid === own.ucid).map(({ title }) => title),
      },
      pools: {
        MY_OVERPERFORMERS: ids(({ ucid, index }) => ucid === own.ucid && index > 1.5),
        RELATED_OVERPERFORMERS: ids((video) => video.ucid !== own.ucid && isRecent(video)),
        FOLLOWED_CHANNELS: ids(({ ucid }) => followed.has(ucid)),
        BEST_PRACTICES: ids(({ ucid, index }) => ucid !== own.ucid && index >= 2),
      },
      videos: chosen,
    };
  });
}

/** The ideas of consecutive days, each with its day. */
export async function writeDays(
  { channel, pools, videos }: IdeaChannel,
  writeTexts: WriteTexts,
  { days, perDay }: { days: number; perDay: number },
): Promise<(WrittenIdea & { day: number })[]> {
  const subjects = findSubjects(videos, channel.language);
  const written: (WrittenIdea & { day: number })[] = [];
  for (let day = 0; day < days; day++)
    for (let slot = 0; slot < perDay; slot++) {
      const earlier = written.map((idea): EarlierIdea => ({ ...idea, daysAgo: day - idea.day, isRejected: false }));
      const request = {
        channel,
        pools,
        videos,
        subjects,
        earlier,
        projectTitles: [],
        preferences: NO_PREFERENCES,
        slot,
      };
      const date = new Date(NOW.getTime() + day * DAY_MS);
      const idea = await writeIdea({ ...request, day: date.toISOString().slice(0, 10), now: date }, writeTexts);
      if (idea) written.push({ ...idea, day });
    }
  return written;
}
