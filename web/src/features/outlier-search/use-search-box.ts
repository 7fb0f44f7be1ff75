import type { SearchBy } from "@coldopen/contract/outliers/query";
import { type KeyboardEvent, useMemo, useState } from "react";
import { usePersisted } from "../../lib/use-persisted.ts";
import { type RecentSearch, recentSearches, recentsFor, without, withRecent } from "./recents.ts";
import { type Picked, pickedBy, type Row, recentRow, rememberedBy, rowsOf, textOf } from "./rows.ts";
import { useSuggestions } from "./suggestions.ts";
import { useSearchType } from "./use-search-type.ts";
import { useTyped } from "./use-typed.ts";

const noRecents: readonly RecentSearch[] = [];
export type SearchBox = ReturnType<typeof useSearchBox>;
type SearchBoxOptions = {
  value: Picked;
  tab: string;
  isShorts: boolean;
  isFuzzy: boolean;
  /** The first suggestion is highlighted: Enter takes it, and Arrow up returns to the typed text. */
  isSuggestFirst: boolean;
  onSearch: (picked: Picked) => void;
  onClear: () => void;
};

/** Wraps around the rows, with the typed text as the position before the first. */
const around = (position: number, rows: number) => {
  const places = rows + 1;
  return ((((position + 1) % places) + places) % places) - 1;
};

function remember(recent: Omit<RecentSearch, "timestamp" | "uuid">) {
  const entry = { timestamp: Date.now(), uuid: crypto.randomUUID(), ...recent };
  recentSearches.write(withRecent(recentSearches.read() ?? noRecents, entry));
}

/** The typed text is local state; the list behind follows submitted searches only. */
export function useSearchBox({ value, tab, isShorts, isFuzzy, isSuggestFirst, onSearch, onClear }: SearchBoxOptions) {
  const text = textOf(value);
  const searched = useMemo(() => ({ text, tab }), [text, tab]);
  const { field, typed, write, read, reportLater, flush } = useTyped(searched);
  const { view, ...type } = useSearchType(value, typed);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number>();

  const isSuggesting = typed.trim() !== "" && (isFuzzy || view !== "title");
  const { suggested, ...loading } = useSuggestions(typed, { view, isShorts, isFuzzy, isOn: isOpen && isSuggesting });
  const recents = recentsFor(usePersisted(recentSearches) ?? noRecents, typed).map(recentRow);
  const found = isSuggesting && !loading.isFailed ? rowsOf(suggested, view) : { titles: [], channels: [] };
  const groups = { recents, ...found };
  const rows: readonly Row[] = [...recents, ...found.titles, ...found.channels];
  const first = isSuggestFirst && loading.isCurrent && rows.length > recents.length ? recents.length : -1;
  const active = chosen === undefined ? first : around(chosen, rows.length);
  const current = isOpen ? rows[active] : undefined;

  const close = () => {
    write(read());
    setOpen(false);
    setChosen(undefined);
  };
  const settle = (picked: Picked) => {
    close();
    write(textOf(picked));
    onSearch(picked);
  };
  const pick = (row: Row) => {
    const picked = pickedBy(row);
    remember(rememberedBy(row));
    type.takeSuggested(picked);
    settle(picked);
  };
  const submit = () => {
    const search = read().trim();
    if (search === "") {
      close();
      if (value.search || value.channelId) clear();
      return;
    }
    if (value.channelId && search === value.name) return close();
    const searchBy = type.typeOf(search);
    remember({ search_term: search, type: searchBy });
    settle({ search, searchBy });
  };
  const clear = () => {
    write("");
    type.reset();
    setChosen(undefined);
    onClear();
  };
  const forget = ({ uuid }: RecentSearch) => recentSearches.write(without(recentSearches.read() ?? noRecents, uuid));
  const move = (step: number) => {
    const isNewlyTyped = flush();
    setOpen(true);
    if (isNewlyTyped) setChosen(step - 1);
    // Arrow steps into rows that are still loading are counted, and applied when the rows arrive.
    else setChosen(rows.length === 0 ? (chosen ?? -1) + step : around(active + step, rows.length));
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (current && read() === typed ? pick(current) : submit()),
    ...(isOpen && { Escape: close }),
    ...(current?.kind === "recent" && { Delete: () => forget(current.recent) }),
  };
  return {
    ...loading,
    typed,
    view,
    isOpen: isOpen && (isFuzzy || rows.length > 0 || isSuggesting),
    isFuzzy,
    isSuggesting,
    isEmpty: !loading.isLoading && found.titles.length + found.channels.length === 0,
    groups,
    rows,
    active,
    current,
    field,
    type: (text: string) =>
      reportLater(text, () => {
        setOpen(true);
        setChosen(undefined);
      }),
    setView(next: SearchBy) {
      type.choose(next);
      setChosen(undefined);
      // An empty search keeps the current tab.
      const search = read().trim();
      if (!isFuzzy && search !== "") onSearch({ search, searchBy: next });
    },
    open: () => setOpen(true),
    /** An empty text searches for nothing. */
    leave() {
      if (read().trim() === "" && (value.search || value.channelId)) clear();
      close();
    },
    point: (row: Row) => setChosen(rows.indexOf(row)),
    pick,
    clear,
    forget,
    onKeyDown(event: KeyboardEvent) {
      const act = keys[event.key];
      if (!act || event.nativeEvent.isComposing) return;
      event.preventDefault();
      act();
    },
  };
}
