/** What comes into the catalogue, whoever brings it: the demo, a file, the video platform. */
export type Source = "demo" | "import" | "platform";

export type ChannelRecord = {
  ucid: string;
  name: string;
  handle?: string | null;
  thumbnail?: string | null;
  subscribers: number | null;
  language?: string | null;
  topCategory?: string | null;
  /** When this was true: of two names the later one stands. */
  seenAt: Date;
};

export type Snapshot = { at: Date; views: number; likes: number | null; comments: number | null };

export type VideoRecord = {
  videoId: string;
  channel: ChannelRecord;
  title: string;
  uploaded: Date;
  /** Seconds; 0 where unknown. */
  duration: number;
  isShort: boolean;
  madeForKids: boolean;
  youtubeCategory: string | null;
  aiL2Category: string | null;
  language: string | null;
  thumb: string;
  seenAt: Date;
  snapshots: readonly Snapshot[];
  titleChanges: readonly { at: Date; title: string }[];
};
