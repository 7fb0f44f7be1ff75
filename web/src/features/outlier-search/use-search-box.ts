import type { BaseUIEvent } from "@base-ui/react";
import type { SearchBy } from "@coldopen/contract/outliers/query";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { usePersisted } from "../../lib/use-persisted.ts";
import { type RecentSearch, recentSearches, recentsFor, without, withRecent } from "./recents.ts";
import { type Picked, pickedBy, type Row, recentRow, rememberedBy, rowsOf, textOf } from "./rows.ts";
import { useSuggestions } from "./suggestions.ts";
import { useSearchType } from "./use-search-type.ts";
import { useTyped } from "./use-typed.ts";

const noRecents: readonly RecentSearch[] = [];
const noRows = { titles: [], channels: [] };
export type SearchBox = ReturnType<typeof useSearchBox>;
type SearchBoxOptions = {
  value: Picked;
  tab: string;
  isShorts: boolean;
  isFuzzy: boolean;
  /** Suggestions stand before recent searches, and the first is highlighted: Enter takes it. */
  isSuggestFirst: boolean;
  onSearch: (picked: Picked) => void;
  onClear: () => void;
};

function remember(recent: Omit<RecentSearch, "timestamp" | "uuid">) {
  const entry = { timestamp: Date.now(), uuid: crypto.randomUUID(), ...recent };
  recentSearches.write(withRecent(recentSearches.read() ?? noRecents, entry));
}

/** The typed text is local state; the list behind follows submitted searches only. */
export function useSearchBox({ value, tab, isShorts, isFuzzy, isSuggestFirst, onSearch, onClear }: SearchBoxOptions) {
  const { typed, type, submit: submitText, leave: leaveText } = useTyped(textOf(value), tab);
  const { view, ...searchType } = useSearchType(value, typed);
  const [isOpen, setOpen] = useState(false);
  const highlighted = useRef<Row>(undefined);

  const isSuggesting = typed.trim() !== "" && (isFuzzy || view !== "title");
  const { suggested, isCurrent, ...loading } = useSuggestions(typed, {
    view,
    isShorts,
    isFuzzy,
    isOn: isOpen && isSuggesting,
  });
  const remembered = usePersisted(recentSearches) ?? noRecents;
  const recents = useMemo(() => recentsFor(remembered, typed).map(recentRow), [remembered, typed]);
  const hasFound = isSuggesting && !loading.isFailed;
  const found = useMemo(() => (hasFound ? rowsOf(suggested, view) : noRows), [hasFound, suggested, view]);
  const rows = useMemo<readonly Row[]>(() => {
    const suggestions = [...found.titles, ...found.channels];
    return isSuggestFirst ? [...suggestions, ...recents] : [...recents, ...suggestions];
  }, [isSuggestFirst, recents, found]);
  const isEmpty = !loading.isLoading && found.titles.length + found.channels.length === 0;
  /** The first row is highlighted by itself, so Enter must not take it for an earlier text. */
  const isOutdated = isSuggestFirst && isSuggesting && !isCurrent;
  const isListShown = isOpen && (isFuzzy || rows.length > 0 || isSuggesting);

  const close = () => setOpen(false);
  const settle = (picked: Picked) => {
    close();
    submitText(textOf(picked));
    onSearch(picked);
  };
  const clear = () => {
    submitText("");
    searchType.reset();
    onClear();
  };
  const submit = () => {
    const search = typed.trim();
    if (search === "") {
      close();
      if (value.search || value.channelId) clear();
      return;
    }
    if (value.channelId && search === value.name) return close();
    const searchBy = searchType.typeOf(search);
    remember({ search_term: search, type: searchBy });
    settle({ search, searchBy });
  };
  const forget = ({ uuid }: RecentSearch) => recentSearches.write(without(recentSearches.read() ?? noRecents, uuid));

  const actionFor = (key: string): (() => void) | undefined => {
    const row = highlighted.current;
    if (!isListShown) return { Enter: submit, ArrowDown: () => setOpen(true), ArrowUp: () => setOpen(true) }[key];
    if (key === "Escape") return close;
    if (key === "Delete" && row?.kind === "recent") return () => forget(row.recent);
    if (key === "Enter" && (!row || isOutdated)) return submit;
    return undefined;
  };
  return {
    ...loading,
    typed,
    view,
    isOpen: isListShown,
    isFuzzy,
    isSuggestFirst,
    isSuggesting,
    isEmpty,
    isOutdated,
    isFirstHighlighted: isSuggestFirst && isSuggesting && !isEmpty,
    groups: { recents, ...found },
    rows,
    type(text: string) {
      type(text);
      setOpen(true);
    },
    setView(next: SearchBy) {
      searchType.choose(next);
      // An empty search keeps the current tab.
      const search = typed.trim();
      if (!isFuzzy && search !== "") onSearch({ search, searchBy: next });
    },
    open: () => setOpen(true),
    /** An empty text searches for nothing. */
    leave() {
      leaveText();
      if (typed.trim() === "" && (value.search || value.channelId)) clear();
      close();
    },
    highlight(row: Row | undefined) {
      highlighted.current = row;
    },
    pick(row: Row) {
      const picked = pickedBy(row);
      remember(rememberedBy(row));
      searchType.takeSuggested(picked);
      settle(picked);
    },
    clear,
    forget,
    /** The list itself moves its highlight and takes the highlighted row. */
    onKeyDown(event: BaseUIEvent<KeyboardEvent>) {
      if (event.nativeEvent.isComposing) return;
      // The library empties a closed box on Escape.
      if (event.key === "Escape") event.preventBaseUIHandler();
      const act = actionFor(event.key);
      if (!act) return;
      event.preventBaseUIHandler();
      event.preventDefault();
      act();
    },
  };
}
