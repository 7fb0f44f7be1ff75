import type { CatalogueChannel } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { mainSubjectOf, rankBySubject } from "./rules.ts";
import { suggestionStore } from "./suggestion-store.ts";

const MAX_SUGGESTIONS = 12;
const MAX_CANDIDATES = 60;
const SUBJECT_VIDEOS = 20;
const LATEST_OF_CHANNEL = 3;

/** Channels with the same main subject and a similar size; the largest ones if the channel is not in the catalogue. */
export async function suggestedUcids(
  { db }: Pick<AppContext, "db">,
  scope: AuthorizedScope,
  limit: number,
): Promise<string[]> {
  const [own, settings] = await Promise.all([
    catalogueStore(db).findChannel(scope.channelUcid),
    channelSettingsStore(db).read(scope),
  ]);
  const language = own?.language ?? settings?.language ?? "en";
  const base = { ucid: scope.channelUcid, language, limit: MAX_CANDIDATES };
  const store = suggestionStore(db);
  const category = own?.topCategory ?? null;
  const similar = await store.listSimilar({ ...base, category, subscribers: own?.subscribers ?? null });
  const candidates =
    similar.length > 0 || category === null
      ? similar
      : await store.listSimilar({ ...base, category: null, subscribers: null });
  const catalogue = catalogueStore(db);
  const [ownVideos, theirs] = await Promise.all([
    catalogue.listVideosOf(scope.channelUcid, SUBJECT_VIDEOS),
    catalogue.listLatestVideos(candidates, { perChannel: LATEST_OF_CHANNEL }),
  ]);
  return rankBySubject(candidates, theirs, mainSubjectOf(ownVideos)).slice(0, limit);
}

export async function suggestCreators(
  context: Pick<AppContext, "db">,
  scope: AuthorizedScope,
): Promise<CatalogueChannel[]> {
  const ucids = await suggestedUcids(context, scope, MAX_SUGGESTIONS);
  const found = await catalogueStore(context.db).findChannels(ucids);
  return ucids.flatMap((ucid) => found.find((channel) => channel.ucid === ucid) ?? []);
}
