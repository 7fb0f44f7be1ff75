import type { SearchBy } from "@coldopen/contract/outliers/query";
import { useState } from "react";
import { type Picked, textOf } from "./rows.ts";

const isSame = (a: Picked, b: Picked) => textOf(a) === textOf(b) && a.searchBy === b.searchBy;
/** After a channel was picked, the next search covers everything again. */
const defaultTypeOf = ({ channelId, searchBy }: Picked): SearchBy => (channelId ? "all" : searchBy);

/**
 * The type of a search. While the box shows the current search, it has the type of that search;
 * new text has the type that the user chose, not the type that came with a suggestion.
 */
export function useSearchType(value: Picked, typed: string) {
  const [known, setKnown] = useState(value);
  const [chosenType, setChosenType] = useState(defaultTypeOf(value));
  const [isChosen, setChosen] = useState(false);
  const [suggested, setSuggested] = useState<Picked>();
  if (!isSame(known, value)) {
    setKnown(value);
    setChosen(false);
    if (!(suggested && isSame(suggested, value))) setChosenType(defaultTypeOf(value));
  }
  const typeOf = (text: string): SearchBy => {
    const isSearched = textOf(value) !== "" && text.trim() === textOf(value).trim();
    return isSearched && !isChosen ? value.searchBy : chosenType;
  };
  return {
    view: typeOf(typed),
    typeOf,
    choose: (type: SearchBy) => {
      setChosenType(type);
      setChosen(true);
    },
    /** A suggestion has its own type, which is not the user's choice. */
    takeSuggested: setSuggested,
    reset: () => {
      setChosenType("all");
      setChosen(false);
    },
  };
}
