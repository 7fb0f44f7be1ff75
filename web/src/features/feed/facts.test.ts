import { expect, it } from "vitest";
import { feedAge, feedFacts, lengthStamp } from "./facts.ts";

const now = new Date("2026-11-15T12:00:00Z");

it.each([
  ["2026-11-15T11:59:40Z", "just now"],
  ["2026-11-15T11:59:00Z", "1 minute ago"],
  ["2026-11-15T06:10:00Z", "5 hours ago"],
  ["2026-11-14T11:00:00Z", "1 day ago"],
  ["2026-11-02T12:00:00Z", "13 days ago"],
  ["2026-11-01T12:00:00Z", "2 weeks ago"],
  ["2026-10-15T12:00:00Z", "1 month ago"],
  ["2025-11-15T12:00:00Z", "1 year ago"],
  ["2026-11-16T12:00:00Z", "just now"],
])("a video of %s is %s", (uploaded, expected) => expect(feedAge(uploaded, now)).toBe(expected));

it.each([
  [{ views: 118_000, uploaded: "2026-11-15T06:00:00Z" }, "118K views · 6 hours ago"],
  [{ views: null, uploaded: "2026-11-15T06:00:00Z" }, "6 hours ago"],
  [{ views: 12, uploaded: null }, "12 views"],
  [{ views: null, uploaded: null }, ""],
])("%j reads %j", (video, expected) => expect(feedFacts(video, now)).toBe(expected));

it.each([
  [42, "0:42"],
  [1122, "18:42"],
  [3723.9, "1:02:03"],
])("%d seconds are stamped %s", (seconds, expected) => expect(lengthStamp(seconds)).toBe(expected));
