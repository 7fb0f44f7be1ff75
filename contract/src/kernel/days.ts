import { z } from "zod";

/** A day of the calendar (of UTC), or an instant where the asker's own day matters. */
export const DayOrInstant = z
  .union([z.iso.date(), z.iso.datetime()], "Invalid date string")
  .refine((value) => value >= "0001" && value < "9999-12-31", "Invalid date string");

const START_AFTER_END = "Start date cannot be after end date";

/** For a query with two ends of a span: the first is not after the second. */
export const inOrder =
  <T extends string>(start: T, end: T) =>
  (query: Partial<Record<T, unknown>>, context: z.RefinementCtx): void => {
    const [from, to] = [query[start], query[end]];
    if (typeof from !== "string" || typeof to !== "string" || isBefore(from, to)) return;
    context.addIssue({ code: "custom", path: [start], message: START_AFTER_END });
  };

/** A day as an end lasts until the next one begins. */
const isBefore = (from: string, to: string): boolean =>
  new Date(from).getTime() <= new Date(to).getTime() + (to.includes("T") ? 0 : 86_399_999);

/** Both ends, or neither where they are the wrong way round: for addresses, in which what doesn't fit is as good as absent. */
export const orderedOrNone = <T extends string>(start: T, end: T) => {
  const none: Partial<Record<T, undefined>> = {};
  none[start] = undefined;
  none[end] = undefined;
  return <Q extends Partial<Record<T, string | undefined>>>(query: Q): Q => {
    const [from, to] = [query[start], query[end]];
    return from !== undefined && to !== undefined && !isBefore(from, to) ? { ...query, ...none } : query;
  };
};
