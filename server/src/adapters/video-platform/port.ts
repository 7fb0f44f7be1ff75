export type PlatformChannel = {
  ucid: string;
  name: string;
  handle: string | null;
  thumbnail: string | null;
  /** Nothing where the channel hides it. */
  subscribers: number | null;
};

export type PlatformVideo = {
  videoId: string;
  ucid: string;
  channelName: string;
  title: string;
  uploaded: Date;
  /** Seconds. */
  duration: number;
  tags: readonly string[];
  madeForKids: boolean;
  /** The platform's number for it. */
  categoryId: number | null;
  /** Language codes of audio and title, which may be wrong. */
  languages: readonly string[];
  thumb: string;
  views: number;
  likes: number | null;
  comments: number | null;
};

/** The latest of a channel, as its feed says; nothing where the feed is as it was. */
type Feed = { videoIds: readonly string[]; etag: string | null };
/** `hasLongVideo`: a public video of more than three minutes. */
export type UploadsCheck = { hasPublicVideo: boolean; hasLongVideo: boolean };
export type Quota = { used: number; budget: number; resetsAt: Date };

/** What the platform says of videos; one that it names in words we can't read is in neither list. */
type Looked = { found: PlatformVideo[]; gone: string[] };

/** What we ask of the place where videos are published. */
export type VideoPlatform = {
  name: string;
  channels(ucids: readonly string[], signal: AbortSignal): Promise<PlatformChannel[]>;
  channelByHandle(handle: string, signal: AbortSignal): Promise<PlatformChannel | undefined>;
  latest(ucid: string, etag: string | null, signal: AbortSignal): Promise<Feed | undefined>;
  videos(videoIds: readonly string[], signal: AbortSignal): Promise<Looked>;
  checkUploads(ucid: string, signal: AbortSignal): Promise<UploadsCheck>;
  quota(): Promise<Quota>;
};

/** The daily quota is used up: batch work stops and continues after the reset. */
export class QuotaExceededError extends Error {
  override readonly name = "QuotaExceededError";
  readonly resetsAt: Date;
  constructor(resetsAt: Date) {
    super("The video platform's daily quota is exceeded");
    this.resetsAt = resetsAt;
  }
}
/** Rejected, or unreachable after several attempts. The message is shown to users and contains no secret. */
export class PlatformError extends Error {
  override readonly name: string = "PlatformError";
  /** The platform's code for a refusal. */
  readonly reason: string | undefined;
  constructor(message: string, options: ErrorOptions & { reason?: string | undefined } = {}) {
    super(message, options);
    this.reason = options.reason;
  }
}
/** The given token is not valid, or not valid any more. */
export class AccessDeniedError extends PlatformError {
  override readonly name = "AccessDeniedError";
}
export class ChannelNotFoundError extends Error {
  override readonly name = "ChannelNotFoundError";
}
