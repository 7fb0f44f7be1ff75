import { AppError } from "@coldopen/contract/kernel/errors";
import type { ElementMark } from "@coldopen/contract/saved-items/schema";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useToggle } from "../../lib/use-toggle.ts";
import { t } from "../../locales/en/saved-items.ts";
import { paramsOf, savedItemsApi, savedItemsKey, savedMarksQuery } from "./api.ts";
import { contentOf, type Savable } from "./savable.ts";

const markOf = (marks: readonly ElementMark[], item: Savable) => {
  const content = contentOf(item);
  return marks.find((one) => one.content === content);
};

export function useSaved(channel: ActiveChannel, item: Savable) {
  const client = useQueryClient();
  const marks = savedMarksQuery(channel, item.type);
  const { data: known, isError } = useQuery(marks);
  const mark = known && markOf(known, item);
  return useToggle({
    mutationKey: [...savedItemsKey(channel), "toggle", item.type, contentOf(item)],
    isOn: known && mark !== undefined,
    unknown: {
      isFailed: isError,
      refetch: async () => markOf(await client.fetchQuery(marks), item) !== undefined,
      text: t("failed"),
      retry: t("retry"),
    },
    change: (value) => (value ? save(client, channel, item) : unsave(client, channel, item, mark)),
    failed: (value) => t(value ? "saveFailed" : "deleteFailed"),
  });
}

/** For the heart that is shown while the actions are hidden. */
export const useIsSaved = (channel: ActiveChannel, item: Savable): boolean =>
  useQuery({
    ...savedMarksQuery(channel, item.type),
    select: (marks) => markOf(marks, item) !== undefined,
  }).data ?? false;

async function save(client: QueryClient, channel: ActiveChannel, item: Savable): Promise<void> {
  const { id } = await savedItemsApi.save({ params: paramsOf(channel), body: item });
  const content = contentOf(item);
  await updateCachedList(client, channel, item, (marks) => [
    { id, content },
    ...marks.filter((mark) => mark.content !== content),
  ]);
}

async function unsave(client: QueryClient, channel: ActiveChannel, item: Savable, gone: ElementMark | undefined) {
  if (!gone) return;
  await savedItemsApi.remove({ params: { ...paramsOf(channel), id: gone.id } }).catch(unlessGone);
  await updateCachedList(client, channel, item, (marks) => marks.filter(({ id }) => id !== gone.id));
}

/** Another user of the channel may have saved or deleted it first; the result is as requested. */
function unlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === "not_found")) throw error;
}

async function updateCachedList(
  client: QueryClient,
  channel: ActiveChannel,
  { type }: Savable,
  change: (marks: ElementMark[]) => ElementMark[],
): Promise<void> {
  const { queryKey } = savedMarksQuery(channel, type);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (marks) => marks && change(marks));
  void client.invalidateQueries({ queryKey: savedItemsKey(channel) });
}
