import type { IdeaSource } from "@coldopen/contract/ideas/schema";
import { IDEAS_PER_DAY, IDEAS_PER_REQUEST, MAX_IDEAS_PER_DAY } from "@coldopen/contract/ideas/schema";

/** Days are those of UTC, for every channel. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The ideas of a day, those that were requested besides, and one for each that was removed with a reason. */
export const targetOf = ({ toReplace, requests }: { toReplace: number; requests: number }): number =>
  Math.min(MAX_IDEAS_PER_DAY, IDEAS_PER_DAY + requests * IDEAS_PER_REQUEST + toReplace);

/** A catalogue that allowed too few ideas is tried again after this time, and soon while it may still be filled. */
const RETRY_MS = 3_600_000;
const RETRY_EMPTY_MS = 60_000;

/** Whether more ideas should be written for a day. */
export function isDue(
  done: { target: number; written: number; completedAt: Date } | undefined,
  target: number,
  now: Date,
): boolean {
  // A node that is slower may complete the day with an earlier target.
  if (done && done.written >= target) return false;
  if (!done || done.target < target) return true;
  const retryMs = done.written === 0 ? RETRY_EMPTY_MS : RETRY_MS;
  return now.getTime() - done.completedAt.getTime() > retryMs;
}

const DAY_MS = 86_400_000;
const RECENT_DAYS = 60;

const times = (index: number) => `${index.toFixed(1)}x`;
const age = (days: number) => (days < 1 ? "today" : days === 1 ? "yesterday" : `${days} days ago`);

/** Why an idea fits now, from the current figures of its sources. */
export function whyNow(sources: readonly IdeaSource[], now: Date): string {
  const indexes = sources.flatMap(({ performanceIndex }) => performanceIndex ?? []).sort((one, other) => one - other);
  const [lowest, highest] = [indexes[0], indexes.at(-1)];
  if (lowest === undefined || highest === undefined) return "";
  const range = times(lowest) === times(highest) ? times(highest) : `${times(lowest)} to ${times(highest)}`;
  const videos = indexes.length === 1 ? "1 video" : `${indexes.length} videos`;
  const channels = indexes.length === 1 ? "its channel" : "their channels";
  const latest = Math.max(...sources.map(({ uploaded }) => Date.parse(uploaded)));
  const days = Math.max(0, Math.floor((now.getTime() - latest) / DAY_MS));
  const recency = days <= RECENT_DAYS ? ` The latest came out ${age(days)}.` : "";
  return `${videos} about this got ${range} the usual views of ${channels}.${recency}`;
}
