import { z } from "zod";

/** A calendar day in UTC, or an instant if the client's local day matters. */
export const DayOrInstant = z
  .union([z.iso.date(), z.iso.datetime()], "Invalid date string")
  .refine((value) => value >= "0001" && value < "9999-12-31", "Invalid date string");

const START_AFTER_END = "Start date cannot be after end date";

/** Refuses a date range whose start is after its end. */
export const inOrder =
  <T extends string>(start: T, end: T) =>
  (query: Partial<Record<T, unknown>>, context: z.RefinementCtx): void => {
    const [from, to] = [query[start], query[end]];
    if (typeof from !== "string" || typeof to !== "string" || isBefore(from, to)) return;
    context.addIssue({ code: "custom", path: [start], message: START_AFTER_END });
  };

/** A day as the end of a range includes the whole day. */
const isBefore = (from: string, to: string): boolean =>
  new Date(from).getTime() <= new Date(to).getTime() + (to.includes("T") ? 0 : 86_399_999);

/** Drops both ends of a reversed range, since invalid search params are ignored. */
export const orderedOrNone = <T extends string>(start: T, end: T) => {
  const none: Partial<Record<T, undefined>> = {};
  none[start] = undefined;
  none[end] = undefined;
  return <Q extends Partial<Record<T, string | undefined>>>(query: Q): Q => {
    const [from, to] = [query[start], query[end]];
    return from !== undefined && to !== undefined && !isBefore(from, to) ? { ...query, ...none } : query;
  };
};
