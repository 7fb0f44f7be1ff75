/** A row as both rivals get it: words cut as ours are, so that all three look for the same. */
export type RivalRow = {
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
};
export type RivalChannel = { id: number; words: string; name: string; subscribers: number };

/** The outliers of a language, as the presets ask for them. */
export type Browse = { language: number; since: number; offset: number };
export type Seek = {
  words: readonly string[];
  isPhrase: boolean;
  language: number;
  sort: "index" | "views" | "uploaded";
  since: number;
};

export type Rival = {
  name: string;
  browse(asked: Browse): Promise<number[]>;
  seek(asked: Seek): Promise<number[]>;
  /** Titles and channels for each typed word's candidates. */
  suggest(groups: readonly (readonly string[])[]): Promise<number>;
  megabytes(): number;
  close(): Promise<void>;
};
