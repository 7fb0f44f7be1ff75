import type { ChannelAudience } from "@coldopen/contract/channels/schema";
import { z } from "zod";
import { AccessDeniedError, PlatformError } from "../video-platform/port.ts";
import { request, type Waits } from "../video-platform/youtube/request.ts";
import { reasonOf } from "../video-platform/youtube/wire.ts";
import type { AudiencePeriod, ChannelAnalytics } from "./port.ts";

const MAX_COUNTRIES = 10;

/** A table: the headers name the columns of every row. */
const Report = z.object({
  columnHeaders: z.array(z.object({ name: z.string() })),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).default([]),
});
const Figures = z.object({
  views: z.number(),
  estimatedMinutesWatched: z.number(),
  averageViewDuration: z.number(),
  subscribersGained: z.number(),
});
const Viewers = z.array(z.object({ ageGroup: z.string(), gender: z.string(), viewerPercentage: z.number() }));
const Countries = z.array(z.object({ country: z.string(), views: z.number() }));

const records = ({ columnHeaders, rows }: z.infer<typeof Report>): Record<string, unknown>[] =>
  rows.map((row) => Object.fromEntries(columnHeaders.map(({ name }, column) => [name, row[column]])));

/** One decimal, as the figures are shown. */
const share = (percentage: number) => Math.min(100, Math.max(0, Math.round(percentage * 10) / 10));
function sumBy(viewers: z.infer<typeof Viewers>, field: "ageGroup" | "gender"): [string, number][] {
  const sums = new Map<string, number>();
  for (const viewer of viewers) sums.set(viewer[field], (sums.get(viewer[field]) ?? 0) + viewer.viewerPercentage);
  return [...sums].map(([name, percentage]) => [name, share(percentage)]);
}

/** YouTube Analytics, which reports on the channel that the token belongs to. */
export function youtubeAnalytics(settings: { analyticsUrl: string }, wait?: Waits): ChannelAnalytics {
  const report = async (accessToken: string, query: Record<string, string>, signal: AbortSignal) => {
    const url = new URL(`${settings.analyticsUrl}/reports`);
    url.search = String(new URLSearchParams({ ids: "channel==MINE", ...query }));
    const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json" };
    const { status, body } = await request(url, headers, signal, { wait });
    if (status === 401) throw new AccessDeniedError("YouTube Analytics does not accept the access");
    if (status !== 200) throw new PlatformError(`YouTube Analytics refused: ${reasonOf(body) ?? status}`);
    return read(body);
  };
  return {
    name: "YouTube Analytics",
    isEmbedded: false,
    audience: async (accessToken, { from, to }: AudiencePeriod, signal): Promise<ChannelAudience | undefined> => {
      const period = { startDate: from, endDate: to };
      const [figures, viewers, countries] = await Promise.all([
        report(accessToken, { ...period, metrics: Object.keys(Figures.shape).join(",") }, signal),
        report(accessToken, { ...period, metrics: "viewerPercentage", dimensions: "ageGroup,gender" }, signal),
        report(
          accessToken,
          { ...period, metrics: "views", dimensions: "country", sort: "-views", maxResults: String(MAX_COUNTRIES) },
          signal,
        ),
      ]);
      const [total] = parse(z.array(Figures), figures);
      if (!total) return undefined;
      const people = parse(Viewers, viewers);
      return {
        from,
        to,
        views: Math.round(total.views),
        watchedMinutes: Math.round(total.estimatedMinutesWatched),
        averageViewSeconds: Math.round(total.averageViewDuration),
        subscribersGained: Math.round(total.subscribersGained),
        ageGroups: sumBy(people, "ageGroup")
          .map(([ageGroup, percentage]) => ({ ageGroup: ageGroup.replace(/^age/, ""), percentage }))
          .toSorted((one, other) => one.ageGroup.localeCompare(other.ageGroup)),
        genders: sumBy(people, "gender")
          .map(([gender, percentage]) => ({ gender, percentage }))
          .toSorted((one, other) => other.percentage - one.percentage),
        countries: parse(Countries, countries),
      };
    },
  };
}

const unreadable = (cause: unknown) =>
  new PlatformError("The answer of YouTube Analytics could not be read", { cause });
function parse<T extends z.ZodType>(schema: T, rows: readonly Record<string, unknown>[]): z.output<T> {
  const parsed = schema.safeParse(rows);
  if (!parsed.success) throw unreadable(parsed.error);
  return parsed.data;
}
function read(body: string): Record<string, unknown>[] {
  try {
    return records(Report.parse(JSON.parse(body)));
  } catch (cause) {
    throw unreadable(cause);
  }
}
