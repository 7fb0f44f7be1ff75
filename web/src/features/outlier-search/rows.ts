import type { SearchBy } from "@coldopen/contract/outliers/query";
import { SUGGESTIONS_MIXED, type SuggestedChannel, type SuggestedTitle } from "@coldopen/contract/outliers/schema";
import type { RecentSearch } from "./recents.ts";

/** The search that the user submitted. */
export type Picked = {
  search?: string | undefined;
  searchBy: SearchBy;
  channelId?: string | undefined;
  name?: string | undefined;
  /** Of the picked title. */
  language?: string | null | undefined;
};

/** The text in the box for this search. */
export const textOf = ({ search, channelId, name }: Picked): string => (channelId ? (name ?? "") : (search ?? ""));

export type Row =
  | { kind: "recent"; key: string; recent: RecentSearch }
  | { kind: "title"; key: string; title: SuggestedTitle }
  | { kind: "channel"; key: string; channel: SuggestedChannel };

export const recentRow = (recent: RecentSearch): Row => ({ kind: "recent", key: recent.uuid, recent });
const titleRow = (title: SuggestedTitle): Row => ({ kind: "title", key: title.videoId, title });
const channelRow = (channel: SuggestedChannel): Row => ({ kind: "channel", key: channel.ucid, channel });

export type Suggested = { titles: readonly SuggestedTitle[]; channels: readonly SuggestedChannel[] };

/** The mixed view shows four of each kind; the view of one kind shows all that are loaded. */
export function rowsOf({ titles, channels }: Suggested, view: SearchBy): { titles: Row[]; channels: Row[] } {
  const most = view === "all" ? SUGGESTIONS_MIXED : Number.POSITIVE_INFINITY;
  return {
    titles: view === "channel" ? [] : titles.slice(0, most).map(titleRow),
    channels: view === "title" ? [] : channels.slice(0, most).map(channelRow),
  };
}

const pickChannel = ({ ucid, name }: Pick<SuggestedChannel, "ucid" | "name">): Picked => ({
  searchBy: "channel",
  channelId: ucid,
  name,
});

export function pickedBy(row: Row): Picked {
  if (row.kind === "title") return { search: row.title.title, searchBy: "title", language: row.title.language };
  if (row.kind === "channel") return pickChannel(row.channel);
  const { ucid, name, search_term, type, language } = row.recent;
  return ucid ? pickChannel({ ucid, name: name ?? search_term }) : { search: search_term, searchBy: type, language };
}

/** The stored form of a row. */
export function rememberedBy(row: Row): Omit<RecentSearch, "timestamp" | "uuid"> {
  if (row.kind === "title") return { search_term: row.title.title, type: "title", language: row.title.language };
  if (row.kind === "channel") return { search_term: row.channel.name, type: "channel", ...row.channel };
  const { timestamp, uuid, ...rest } = row.recent;
  return rest;
}
