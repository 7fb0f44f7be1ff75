/** Where catalogue rows come from. */
export type Source = "demo" | "import" | "platform";

export type ChannelRecord = {
  ucid: string;
  name: string;
  handle?: string | null;
  thumbnail?: string | null;
  subscribers: number | null;
  language?: string | null;
  topCategory?: string | null;
  /** The time of the observation: the latest record wins. */
  seenAt: Date;
};

export type Snapshot = { at: Date; views: number; likes: number | null; comments: number | null };

export type VideoRecord = {
  videoId: string;
  channel: ChannelRecord;
  title: string;
  uploaded: Date;
  /** Seconds; 0 if unknown. */
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
  thumbnailChanges?: readonly { at: Date; thumb: string }[];
};
