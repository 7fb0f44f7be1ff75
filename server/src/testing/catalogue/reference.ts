import type { VideoRecord } from "../../features/catalogue/record.ts";

const DAY_MS = 86_400_000;
const GAP_MAX_DAYS = 10;

export type Reference = {
  views: number;
  engagement: number | null;
  v7: number | null;
  v30: number | null;
  baselineCount: number;
  v7Average: number | null;
  v7Rank: number | null;
  performanceIndex: number | null;
  score: number | null;
};

/** The index as one would write it down without a database: slow, plain, and the judge of the one in SQL. */
export function referenceIndexes(videos: readonly VideoRecord[]): Map<string, Reference> {
  const measured = videos.map((video) => ({
    video,
    v7: viewsAtAge(video, 7),
    v30: viewsAtAge(video, 30),
  }));
  const byChannel = new Map<string, typeof measured>();
  for (const one of measured)
    byChannel.set(one.video.channel.ucid, [...(byChannel.get(one.video.channel.ucid) ?? []), one]);
  return new Map(
    measured.map(({ video, v7, v30 }) => {
      const start = sixMonthsBefore(video.uploaded);
      const baseline = (byChannel.get(video.channel.ucid) ?? []).flatMap((other) => {
        if (other.video.isShort !== video.isShort) return [];
        if (other.video.uploaded >= video.uploaded || other.video.uploaded < start) return [];
        return other.v7 === null ? [] : [other.v7];
      });
      const average = baseline.length === 0 ? null : baseline.reduce((sum, views) => sum + views, 0) / baseline.length;
      const index = v7 === null || !average ? null : v7 / average;
      const last = [...video.snapshots].sort((one, other) => one.at.getTime() - other.at.getTime()).at(-1);
      return [
        video.videoId,
        {
          views: last?.views ?? 0,
          engagement:
            last && last.likes !== null && last.views > 0
              ? Math.fround((last.likes + (last.comments ?? 0)) / last.views)
              : null,
          v7,
          v30,
          baselineCount: baseline.length,
          v7Average: average === null ? null : Math.fround(average),
          v7Rank: v7 === null ? null : 1 + baseline.filter((views) => views > v7).length,
          performanceIndex: index === null ? null : Math.fround(index),
          score: index === null ? null : Math.fround(1 + ((index - 1) * baseline.length) / (baseline.length + 5)),
        },
      ];
    }),
  );
}

function viewsAtAge({ uploaded, snapshots }: VideoRecord, days: number): number | null {
  const aim = uploaded.getTime() + days * DAY_MS;
  let before = { at: uploaded.getTime(), views: 0 };
  let after: { at: number; views: number } | null = null;
  for (const snapshot of snapshots) {
    const at = snapshot.at.getTime();
    if (at < uploaded.getTime()) continue;
    if (at < aim && at >= before.at) before = { at, views: snapshot.views };
    if (at >= aim && (after === null || at < after.at)) after = { at, views: snapshot.views };
  }
  if (after === null) return null;
  if (after.at === aim) return after.views;
  if (after.at - before.at > GAP_MAX_DAYS * DAY_MS) return null;
  const seconds = (from: number, to: number) => (to - from) / 1000;
  return Math.floor(
    before.views + ((after.views - before.views) * seconds(before.at, aim)) / seconds(before.at, after.at) + 0.5,
  );
}

/** The same day and hour six months earlier; the last of the month where that day doesn't exist. */
function sixMonthsBefore(moment: Date): Date {
  const start = new Date(moment);
  start.setUTCMonth(start.getUTCMonth() - 6);
  if (start.getUTCDate() !== moment.getUTCDate()) start.setUTCDate(0);
  return start;
}
