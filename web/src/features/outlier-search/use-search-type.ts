import type { SearchBy } from "@coldopen/contract/outliers/query";
import { useState } from "react";
import { type Picked, textOf } from "./rows.ts";

const isSame = (a: Picked, b: Picked) => textOf(a) === textOf(b) && a.searchBy === b.searchBy;
/** Who picked a channel meant that one; what comes next is about everything again. */
const standingBy = ({ channelId, searchBy }: Picked): SearchBy => (channelId ? "all" : searchBy);

/**
 * What a search is about. While the box says what is searched for, its type is that of the search;
 * what is typed anew has the type that the person chose, not the one that a suggestion brought along.
 */
export function useSearchType(value: Picked, typed: string) {
  const [known, setKnown] = useState(value);
  const [standing, setStanding] = useState(standingBy(value));
  const [isChosen, setChosen] = useState(false);
  const [suggested, setSuggested] = useState<Picked>();
  if (!isSame(known, value)) {
    setKnown(value);
    setChosen(false);
    if (!(suggested && isSame(suggested, value))) setStanding(standingBy(value));
  }
  const typeOf = (text: string): SearchBy => {
    const isSearched = textOf(value) !== "" && text.trim() === textOf(value).trim();
    return isSearched && !isChosen ? value.searchBy : standing;
  };
  return {
    view: typeOf(typed),
    typeOf,
    choose: (type: SearchBy) => {
      setStanding(type);
      setChosen(true);
    },
    /** A suggestion brings its own type, which is not the person's choice. */
    takeSuggested: setSuggested,
    reset: () => {
      setStanding("all");
      setChosen(false);
    },
  };
}
