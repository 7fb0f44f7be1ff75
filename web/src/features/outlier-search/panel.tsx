import { Autocomplete } from "@base-ui/react/autocomplete";
import type { SearchBy } from "@coldopen/contract/outliers/query";
import type { ReactNode, UIEvent } from "react";
import { placeholderKeys } from "../../lib/placeholder-keys.ts";
import { t } from "../../locales/en/outlier-search.ts";
import { ChoiceChip } from "../../ui/chip.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { UnlessPreparing } from "../outlier-index/index.ts";
import { OptionRow } from "./option-row.tsx";
import type { Row } from "./rows.ts";
import type { SearchBox } from "./use-search-box.ts";

const SKELETON_ROWS = 6;
const NEAR_PX = 120;
const kinds: readonly SearchBy[] = ["all", "title", "channel"];

export function Panel({ box }: { box: SearchBox }) {
  const { groups, view, isSuggesting, isSuggestFirst, isFuzzy } = box;
  const option = (row: Row) => (
    <OptionRow
      key={`${row.kind}-${row.key}`}
      row={row}
      typed={box.typed}
      isOutdated={box.isOutdated}
      onPick={() => box.pick(row)}
      onForget={box.forget}
    />
  );
  const recents = groups.recents.length > 0 && <Group name={t("recent")}>{groups.recents.map(option)}</Group>;
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
    if (isNear && view !== "all") box.loadMore();
  };
  return (
    <div className="absolute top-full left-0 z-(--z-popover) mt-2 w-full overflow-hidden rounded-lg bg-overlay shadow-dialog wide:w-160">
      {isFuzzy && (
        <div className="flex gap-1.5 border-b border-line px-3 py-2.5">
          {kinds.map((kind) => (
            <ChoiceChip
              key={kind}
              pressed={view === kind}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => box.setView(kind)}
            >
              {t(`chips.${kind}`)}
            </ChoiceChip>
          ))}
        </div>
      )}
      <Autocomplete.List
        aria-label={t("suggestions")}
        className="max-h-[min(34rem,60vh)] divide-y divide-line overflow-y-auto"
        onScroll={onScroll}
      >
        {!isSuggestFirst && recents}
        {isSuggesting && !box.isLoading && !box.isFailed && !box.isEmpty && (
          <>
            {view !== "channel" && (
              <Group name={t("titles")} empty={t("noTitles")}>
                {groups.titles.map(option)}
              </Group>
            )}
            {view !== "title" && (
              <Group name={t("channels")} empty={t("noChannels")}>
                {groups.channels.map(option)}
              </Group>
            )}
          </>
        )}
        {isSuggestFirst && recents}
      </Autocomplete.List>
      <PanelState box={box} />
      <Footer />
    </div>
  );
}

/** Animated only while a request runs: each animation frame would delay the next key press. */
function PanelState({ box }: { box: SearchBox }) {
  const { isSuggesting, isLoading, isLoadingMore, isFetching, isFailed, isEmpty, view } = box;
  if (!isSuggesting) return null;
  if (isLoading || isLoadingMore)
    return (
      <div role="status" aria-label={t("loading")} className="px-1.5 py-1">
        {placeholderKeys(isLoading ? SKELETON_ROWS : 1).map((key) => (
          <span key={key} className="flex h-10 items-center gap-2.5 px-2">
            <Skeleton isStill={!isFetching} className="size-5 rounded-full" />
            <Skeleton isStill={!isFetching} className="h-3.5 w-2/5" />
          </span>
        ))}
      </div>
    );
  if (isFailed) return <Message>{t("failed")}</Message>;
  if (isEmpty)
    return (
      <Message>
        <UnlessPreparing brief>
          {t(view === "all" ? "noResults" : view === "title" ? "noTitles" : "noChannels")}
        </UnlessPreparing>
      </Message>
    );
  return null;
}

const Message = ({ children }: { children: ReactNode }) => (
  <p role="status" className="px-3.5 py-4 text-muted">
    {children}
  </p>
);

type GroupProps = { name: string; empty?: string; children: readonly ReactNode[] };
const Group = ({ name, empty, children }: GroupProps) => (
  <Autocomplete.Group className="min-w-0 p-1.5">
    <Autocomplete.GroupLabel className="px-2 pt-1.5 pb-1 text-xs text-faint">{name}</Autocomplete.GroupLabel>
    {children}
    {children.length === 0 && <p className="px-2 pb-2 text-muted">{empty}</p>}
  </Autocomplete.Group>
);

const Footer = () => (
  <div className="flex items-center gap-3.5 border-t border-line px-3.5 py-2 text-xs text-faint">
    <span className="flex gap-1.5">
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd>
      {t("keys.move")}
    </span>
    <span className="flex gap-1.5">
      <Kbd>{t("keys.enter")}</Kbd>
      {t("keys.pick")}
    </span>
    <span className="flex gap-1.5">
      <Kbd>{t("keys.escape")}</Kbd>
      {t("keys.close")}
    </span>
  </div>
);
