import type { SavedMark } from "@coldopen/contract/saved-items/schema";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useToggle } from "../../lib/use-toggle.ts";
import type { ActiveChannel } from "../channels/index.ts";
import { paramsOf, savedItemsApi, savedItemsKey, savedMarksQuery } from "./api.ts";
import { t } from "./texts.ts";

const markOf = (marks: readonly SavedMark[], videoId: string) =>
  marks.find(({ outliersVideoId }) => outliersVideoId === videoId);

/** Whether an outlier video is saved, and the way to change it. */
export function useSaveVideo(place: ActiveChannel, videoId: string) {
  const client = useQueryClient();
  const { data: known, isError } = useQuery(savedMarksQuery(place));
  const mark = known && markOf(known, videoId);
  return useToggle({
    mutationKey: [...savedItemsKey(place), "toggle", videoId],
    isOn: known && mark !== undefined,
    unknown: {
      isFailed: isError,
      ask: async () => markOf(await client.fetchQuery(savedMarksQuery(place)), videoId) !== undefined,
      text: t("failed"),
      retry: t("retry"),
    },
    change: (wish) => (wish ? save(client, place, videoId) : unsave(client, place, mark)),
    failed: (wish) => t(wish ? "saveFailed" : "deleteFailed"),
  });
}

/** For the heart that stays while the actions are hidden. */
export const useIsSaved = (place: ActiveChannel, videoId: string): boolean =>
  useQuery({
    ...savedMarksQuery(place),
    select: (marks) => markOf(marks, videoId) !== undefined,
  }).data ?? false;

async function save(client: QueryClient, place: ActiveChannel, outliersVideoId: string): Promise<void> {
  const { id } = await savedItemsApi.save({
    params: paramsOf(place),
    body: { type: "outliers", outliersVideoId },
  });
  await keep(client, place, (marks) => [
    { id, outliersVideoId },
    ...marks.filter((mark) => mark.outliersVideoId !== outliersVideoId),
  ]);
}

async function unsave(client: QueryClient, place: ActiveChannel, gone: SavedMark | undefined): Promise<void> {
  if (!gone) return;
  await savedItemsApi.remove({ params: { ...paramsOf(place), id: gone.id } });
  await keep(client, place, (marks) => marks.filter(({ id }) => id !== gone.id));
}

async function keep(
  client: QueryClient,
  place: ActiveChannel,
  change: (marks: SavedMark[]) => SavedMark[],
): Promise<void> {
  const { queryKey } = savedMarksQuery(place);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (marks) => marks && change(marks));
  void client.invalidateQueries({ queryKey: savedItemsKey(place) });
}
