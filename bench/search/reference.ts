/** A row for the other engines: tokenized like ours, so that all three search the same words, with all fields of a page. */
export type ReferenceRow = {
  id: number;
  words: string;
  title: string;
  views: number;
  index: number;
  uploaded: number;
  duration: number;
  category: number;
  language: number;
  isForKids: number;
  isShort: number;
  channelId: number;
  videoId: string;
  thumb: string;
  aiCategory: number;
  score: number;
  engagement: number;
  v7Average: number;
  v7: number;
  v30: number;
  v7Rank: number;
};
export type ReferenceChannel = {
  id: number;
  words: string;
  name: string;
  subscribers: number;
  ucid: string;
  thumbnail: string | null;
};

/** The outliers of a language, as in the presets. */
export type Browse = { language: number; since: number; offset: number };
export type Seek = {
  words: readonly string[];
  isPhrase: boolean;
  language: number;
  sort: "index" | "views" | "uploaded";
  since: number;
};

/** A page like ours: all fields of its videos as one JSON text. */
export type Found = { ids: number[]; page: string };
export type Finder = { browse(asked: Browse): Promise<Found>; seek(asked: Seek): Promise<Found> };

export type ReferenceEngine = Finder & {
  name: string;
  /** Titles and channels for each typed word's candidates. */
  suggest(groups: readonly (readonly string[])[]): Promise<number>;
  megabytes(): number;
  close(): Promise<void>;
};
