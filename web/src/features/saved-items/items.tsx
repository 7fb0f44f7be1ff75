import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/saved-items.ts";
import { Alert } from "../../ui/alert.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Masonry } from "../../ui/masonry.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { savedItemsQuery, useDeleteItem } from "./api.ts";
import { useBrainstormItem } from "./brainstorm.ts";
import { ItemCard, type ItemProps } from "./item-card.tsx";
import { ItemRow } from "./item-row.tsx";
import { ItemsLoading } from "./loading.tsx";
import { heightOf, nameOf } from "./rules.ts";
import type { SavedItemsFilter } from "./search.ts";

type DeleteItemProps = { channel: ActiveChannel; item: SavedItem; onClose: () => void };

function DeleteItem({ channel, item, onClose }: DeleteItemProps) {
  const { mutate, isPending } = useDeleteItem(channel);
  const name = nameOf(item);
  return (
    <AlertDialog
      open
      title={t("confirm.title")}
      description={name ? t("confirm.text", { name }) : t("confirm.textNameless")}
      cancel={t("confirm.cancel")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      action={
        <Button kind="danger-fill" busy={isPending} onClick={() => mutate(item.id, { onSettled: onClose })}>
          {t("delete")}
        </Button>
      }
    />
  );
}

type SavedItemsProps = {
  channel: ActiveChannel;
  filter: SavedItemsFilter;
  layout: "grid" | "list";
  columns: number;
  /** Shown if there are no items. */
  empty: ReactNode;
  compact?: boolean;
  onOpen?: (videoId: string) => void;
};

/** The saved items of a channel, page by page, with their actions. */
export function SavedItems({ channel, filter, layout, columns, empty, compact, onOpen }: SavedItemsProps) {
  const [now] = useState(() => new Date());
  const [removing, setRemoving] = useState<SavedItem>();
  const brainstorm = useBrainstormItem(channel);
  const query = useInfiniteQuery(savedItemsQuery(channel, filter));
  const items = query.data?.pages.flatMap(({ results }) => results);
  if (!items)
    return query.isError ? <Failed onRetry={() => void query.refetch()} /> : <ItemsLoading columns={columns} />;
  if (items.length === 0 && !query.hasNextPage) return empty;

  const itemProps = (item: SavedItem): ItemProps => ({
    channel,
    item,
    now,
    compact,
    onOpen,
    acts: {
      brainstorm: (chosen) => brainstorm.mutate(chosen),
      starting: brainstorm.isPending ? brainstorm.variables.id : undefined,
      remove: setRemoving,
    },
  });
  return (
    <section aria-label={t("title")}>
      {layout === "grid" ? (
        <Masonry items={items} columns={columns} keyOf={({ id }) => id} heightOf={heightOf}>
          {(item) => <ItemCard {...itemProps(item)} />}
        </Masonry>
      ) : (
        <ul className="border-t border-line">
          {items.map((item) => (
            <li key={item.id}>
              <ItemRow {...itemProps(item)} />
            </li>
          ))}
        </ul>
      )}
      {query.isFetchNextPageError ? (
        <Failed isMore onRetry={() => void query.fetchNextPage()} />
      ) : (
        query.hasNextPage && (
          <ShowMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {t("more")}
          </ShowMore>
        )
      )}
      {removing && <DeleteItem channel={channel} item={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  );
}

const Failed = ({ isMore = false, onRetry }: { isMore?: boolean; onRetry: () => void }) => (
  <Alert title={t(isMore ? "moreFailed" : "failed")} className="my-6">
    <Button size="sm" className="mt-2" onClick={onRetry}>
      {t("retry")}
    </Button>
  </Alert>
);
