import { useState } from "react";

/**
 * The text of the field. It follows when the search or the tab changes,
 * but text typed after a search was submitted survives the arrival of that search.
 */
export function useTyped(searched: string, tab: string) {
  const [known, setKnown] = useState({ searched, tab });
  const [submitted, setSubmitted] = useState<string>();
  const [typed, setTyped] = useState(searched);
  if (known.searched !== searched || known.tab !== tab) {
    setKnown({ searched, tab });
    setSubmitted(undefined);
    if (submitted !== searched) setTyped(searched);
  }
  return {
    typed,
    type: setTyped,
    submit(text: string) {
      setTyped(text);
      setSubmitted(text);
    },
    leave: () => setSubmitted(undefined),
  };
}
