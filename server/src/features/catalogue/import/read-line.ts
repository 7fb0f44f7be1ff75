import { Ucid } from "@coldopen/contract/kernel/route";
import { VideoId } from "@coldopen/contract/outliers/schema";
import { isPictureAddress } from "@coldopen/contract/pictures/address";
import { z } from "zod";
import { describeVideo, titleText } from "../describe.ts";
import { languageCode } from "../language.ts";
import type { ChannelRecord, VideoRecord } from "../record.ts";

const Text = z.string().transform(titleText).pipe(z.string().min(1, "is empty"));
const Count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const MaybeText = z.string().nullish();
/** A date without a time counts as noon, which limits the error to twelve hours. */
const Time = z
  .string()
  .transform((text) => new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00:00Z` : text))
  .pipe(z.date("is not a date"));

const VideoLine = z.object({
  id: VideoId,
  title: Text,
  channelId: Ucid,
  channel: Text,
  publishedAt: Time,
  durationSec: Count.max(31_536_000).nullish(),
  categoryId: z.number().int().nullish(),
  category: MaybeText,
  lang: MaybeText,
  audioLang: MaybeText,
  tags: z.array(z.string()).nullish(),
  thumb: MaybeText,
  madeForKids: z.boolean().nullish(),
  subscribers: Count.nullish(),
  snapshots: z.array(z.tuple([Time, Count.nullable(), Count.nullish(), Count.nullish()])).nullish(),
  titleHistory: z.array(z.tuple([Time, z.string()])).nullish(),
});
const ChannelLine = z.object({
  id: Ucid,
  name: Text,
  lastPublishedAt: Time.nullish(),
  topCategory: MaybeText,
  lang: MaybeText,
  subscribers: Count.nullish(),
  handle: MaybeText,
  thumbnail: MaybeText,
});

export type ReadLine =
  | { kind: "video"; video: VideoRecord }
  | { kind: "channel"; channel: ChannelRecord }
  | { kind: "bad"; reason: string };

/** Parses one line of an import file. */
export function readLine(line: string): ReadLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { kind: "bad", reason: "not JSON" };
  }
  if (typeof value !== "object" || value === null) return { kind: "bad", reason: "not an object" };
  if ("channelId" in value || "snapshots" in value) {
    const parsed = VideoLine.safeParse(value);
    return parsed.success ? { kind: "video", video: toVideo(parsed.data) } : bad(parsed.error);
  }
  const parsed = ChannelLine.safeParse(value);
  return parsed.success ? { kind: "channel", channel: toChannel(parsed.data) } : bad(parsed.error);
}

function bad({ issues: [issue] }: z.ZodError): ReadLine {
  return { kind: "bad", reason: `${issue?.path.join(".") || "line"}: ${issue?.message ?? "is invalid"}` };
}

function toVideo(line: z.infer<typeof VideoLine>): VideoRecord {
  const snapshots = (line.snapshots ?? []).flatMap(([at, views, likes, comments]) =>
    views === null ? [] : [{ at, views, likes: likes ?? null, comments: comments ?? null }],
  );
  const seenAt = snapshots.reduce((latest, { at }) => (at > latest ? at : latest), line.publishedAt);
  return describeVideo({
    videoId: line.id,
    channel: { ucid: line.channelId, name: line.channel, subscribers: line.subscribers ?? null, seenAt },
    title: line.title,
    tags: line.tags ?? [],
    uploaded: line.publishedAt,
    duration: line.durationSec ?? 0,
    madeForKids: line.madeForKids ?? false,
    category: line.category?.trim() || null,
    categoryId: line.categoryId ?? null,
    languages: [line.lang, line.audioLang],
    thumb: line.thumb ?? null,
    seenAt,
    snapshots,
    titleChanges: (line.titleHistory ?? []).flatMap(([at, title]) => {
      const cleaned = titleText(title);
      return cleaned === "" ? [] : [{ at, title: cleaned }];
    }),
  });
}

const toChannel = (line: z.infer<typeof ChannelLine>): ChannelRecord => ({
  ucid: line.id,
  name: line.name,
  handle: line.handle ?? null,
  thumbnail: line.thumbnail && isPictureAddress(line.thumbnail) ? line.thumbnail : null,
  subscribers: line.subscribers ?? null,
  language: languageCode(line.lang),
  topCategory: line.topCategory?.trim() || null,
  seenAt: line.lastPublishedAt ?? new Date(0),
});
