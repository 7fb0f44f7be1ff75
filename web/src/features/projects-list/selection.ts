import { useCallback, useMemo, useRef, useState } from "react";

/** From the anchor to the pressed one, all get the state of the pressed one. */
export function toggled(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  id: string,
  anchor: string | undefined,
): ReadonlySet<string> {
  const next = new Set(selected);
  const isOn = !selected.has(id);
  const ends = [ids.indexOf(id), anchor === undefined ? -1 : ids.indexOf(anchor)].toSorted((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  for (const one of first < 0 ? [id] : ids.slice(first, last + 1)) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return next;
}

export type Selection = {
  /** The selected projects that are still in the list. */
  chosen: ReadonlySet<string>;
  toggle: (id: string, options?: { isRange?: boolean }) => void;
  setAll: (isOn: boolean) => void;
  clear: () => void;
};

export function useSelection(ids: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  const anchor = useRef<string>(undefined);
  const chosen = useMemo(() => new Set(ids.filter((id) => selected.has(id))), [ids, selected]);
  const toggle = useCallback(
    (id: string, { isRange = false } = {}) => {
      setSelected((known) => toggled(known, ids, id, isRange ? anchor.current : undefined));
      if (!isRange) anchor.current = id;
    },
    [ids],
  );
  const setAll = useCallback((isOn: boolean) => setSelected(new Set(isOn ? ids : [])), [ids]);
  const clear = useCallback(() => setSelected(new Set()), []);
  return { chosen, toggle, setAll, clear };
}
