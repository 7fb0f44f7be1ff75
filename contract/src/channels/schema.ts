import { z } from "zod";
import { channelNamedIn } from "../following/rules.ts";
import { titleLine } from "../kernel/names.ts";
import { text, Ucid } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";

export const CHANNEL_NAME_MAX = 100;
const ChannelName = titleLine(CHANNEL_NAME_MAX).min(1, "Cannot be empty");
/** The handle in a pasted address, or the text as a handle. */
const toHandle = (text: string): string => {
  const named = text.includes("/") ? channelNamedIn(text) : undefined;
  if (named && "handle" in named) return named.handle;
  return text.startsWith("@") ? text : `@${text}`;
};
const ChannelHandle = z
  .string()
  .max(300)
  .trim()
  .transform(toHandle)
  .pipe(
    z
      .string()
      .regex(/^@[\p{L}\p{M}\p{N}._·-]{3,30}$/u, "A handle has 3 to 30 letters, digits, dots, dashes or underscores"),
  );
export const ChannelNames = z.object({ name: ChannelName, handle: ChannelHandle });
export type ChannelNames = z.infer<typeof ChannelNames>;
/** `ucid` is the channel of a preview. Where the video platform is asked, its name and handle are used. */
export const NewChannel = ChannelNames.extend({ ucid: Ucid.optional() });
export type NewChannel = z.infer<typeof NewChannel>;

/**
 * How channels are added here: on Google's consent page, looked up on the video platform, with made-up videos in a demo, or by
 * name alone.
 */
export const ConnectMethod = z.enum(["google", "lookup", "demo", "name"]);
export type ConnectMethod = z.infer<typeof ConnectMethod>;

/** A channel of the video platform, shown before it is added. */
export const ChannelPreview = z.object({
  ucid: Ucid,
  name: z.string(),
  handle: z.string(),
  channelThumbnail: ShownPicture.nullable(),
  /** Null if the channel hides it. */
  subscribers: z.number().nullable(),
  latestVideos: z.array(z.object({ videoId: z.string(), title: z.string(), uploaded: z.iso.datetime() })),
});
export type ChannelPreview = z.infer<typeof ChannelPreview>;

/** A page of this studio. */
export const OwnPath = text(500).regex(/^\/(?![/\\])[^\\\s]*$/, "Not a page of this studio");

/** What travels to the consent page and back, signed. */
export const ConnectState = z.object({
  organizationId: z.uuid(),
  organizationUserId: z.uuid(),
  source: z.literal("Studio"),
  frontendRedirect: OwnPath,
  utmSource: text(100).optional(),
  /** Only a channel that is in the studio already is connected again. */
  reconnect: z.object({ channelUcid: Ucid }).optional(),
  nonce: z.string(),
});
export type ConnectState = z.infer<typeof ConnectState>;

export const ConnectOutcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("connected"), channelUcid: Ucid, redirect: OwnPath }),
  z.object({ outcome: z.literal("no_channels") }),
  z.object({ outcome: z.literal("no_videos") }),
  z.object({ outcome: z.literal("no_long_form_videos") }),
  z.object({ outcome: z.literal("channel_limit"), channels: z.number().int() }),
  /** `organization` is named to its members only. */
  z.object({ outcome: z.literal("channel_taken"), organization: z.string().optional() }),
  z.object({ outcome: z.literal("other_channel"), channel: z.string() }),
  z.object({ outcome: z.literal("missing_permissions") }),
  z.object({ outcome: z.literal("attempt_expired") }),
  z.object({ outcome: z.literal("quota_exceeded") }),
]);
export type ConnectOutcome = z.infer<typeof ConnectOutcome>;

/** `needs_reconnect`: Google no longer accepts the stored access. */
export const ConnectionState = z.enum(["connected", "needs_reconnect", "not_connected"]);
export type ConnectionState = z.infer<typeof ConnectionState>;

export const ChannelConnection = z.object({
  method: ConnectMethod,
  state: ConnectionState,
  /** Whether a user typed the channel's name, or the video platform states it. */
  source: z.enum(["typed", "platform"]),
  connectedAt: z.iso.datetime().nullable(),
});
export type ChannelConnection = z.infer<typeof ChannelConnection>;

const Percentage = z.number().min(0).max(100);
/** What the platform's analytics report on a channel and its viewers. The shares of each list add up to at most 100. */
export const ChannelAudience = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  views: z.number().int().min(0),
  watchedMinutes: z.number().int().min(0),
  averageViewSeconds: z.number().int().min(0),
  subscribersGained: z.number().int(),
  ageGroups: z.array(z.object({ ageGroup: z.string(), percentage: Percentage })),
  genders: z.array(z.object({ gender: z.string(), percentage: Percentage })),
  /** ISO 3166-1 codes. */
  countries: z.array(z.object({ country: z.string(), views: z.number().int().min(0) })),
});
export type ChannelAudience = z.infer<typeof ChannelAudience>;
