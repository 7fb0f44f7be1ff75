import { useEffect, useState } from "react";
import { SearchField } from "./search-field.tsx";

const DEBOUNCE_MS = 300;

type DebouncedSearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (typed: string) => void;
};

/** Searches when the user pauses; another searched value replaces the typed text. */
export function DebouncedSearchField({ label, placeholder, value, onSearch }: DebouncedSearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <SearchField aria-label={label} placeholder={placeholder} maxLength={200} value={typed} onValueChange={setTyped} />
  );
}
