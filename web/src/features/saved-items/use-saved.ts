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

/** Whether it is saved, and the way to change it. */
export function useSaved(place: ActiveChannel, item: Savable) {
  const client = useQueryClient();
  const marks = savedMarksQuery(place, item.type);
  const { data: known, isError } = useQuery(marks);
  const mark = known && markOf(known, item);
  return useToggle({
    mutationKey: [...savedItemsKey(place), "toggle", item.type, contentOf(item)],
    isOn: known && mark !== undefined,
    unknown: {
      isFailed: isError,
      ask: async () => markOf(await client.fetchQuery(marks), item) !== undefined,
      text: t("failed"),
      retry: t("retry"),
    },
    change: (wish) => (wish ? save(client, place, item) : unsave(client, place, item, mark)),
    failed: (wish) => t(wish ? "saveFailed" : "deleteFailed"),
  });
}

/** For the heart that stays while the actions are hidden. */
export const useIsSaved = (place: ActiveChannel, item: Savable): boolean =>
  useQuery({
    ...savedMarksQuery(place, item.type),
    select: (marks) => markOf(marks, item) !== undefined,
  }).data ?? false;

async function save(client: QueryClient, place: ActiveChannel, item: Savable): Promise<void> {
  const { id } = await savedItemsApi.save({ params: paramsOf(place), body: item });
  const content = contentOf(item);
  await keep(client, place, item, (marks) => [{ id, content }, ...marks.filter((mark) => mark.content !== content)]);
}

async function unsave(client: QueryClient, place: ActiveChannel, item: Savable, gone: ElementMark | undefined) {
  if (!gone) return;
  await savedItemsApi.remove({ params: { ...paramsOf(place), id: gone.id } }).catch(unlessGone);
  await keep(client, place, item, (marks) => marks.filter(({ id }) => id !== gone.id));
}

/** Somebody else on the channel may have been quicker; what was wished for is so. */
function unlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === "not_found")) throw error;
}

async function keep(
  client: QueryClient,
  place: ActiveChannel,
  { type }: Savable,
  change: (marks: ElementMark[]) => ElementMark[],
): Promise<void> {
  const { queryKey } = savedMarksQuery(place, type);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (marks) => marks && change(marks));
  void client.invalidateQueries({ queryKey: savedItemsKey(place) });
}
