import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** Extra keys of one list. */
export type OwnKeys = {
  /** Alt with an arrow moves an item, in lists that can be reordered. */
  move?: (from: number, to: number) => void;
  /** Handles other keys on an item; returns true if it handled the event. */
  press?: (event: KeyboardEvent, index: number) => boolean;
  /** The letters j and k go to the next and the previous item; while nothing has the focus, to the item that had it last. */
  hasLetters?: boolean;
};
type ListKeys = OwnKeys & {
  container: RefObject<HTMLElement | null>;
  count: number;
  columns: number;
  scrollTo: (index: number) => void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, [role^=menu] *");

const hasFocusElsewhere = (list: HTMLElement) =>
  document.activeElement !== document.body && !list.contains(document.activeElement);

const steps = (columns: number, hasLetters: boolean): Record<string, number> => ({
  ...(hasLetters && { j: 1, k: -1 }),
  ArrowDown: columns,
  ArrowUp: -columns,
  ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
});

/** Arrows move between items (`data-index`), including rows that are not rendered yet, and focus their `data-item-link`. */
export function useListKeys({ container, count, columns, scrollTo, move, press, hasLetters = false }: ListKeys) {
  const [active, setActive] = useState(-1);
  /** The link to focus once it is rendered: any, or after a move the moved one. */
  const wanted = useRef<{ href?: string | null }>(undefined);
  const linkIn = (item: Element | null | undefined) => item?.querySelector<HTMLElement>("[data-item-link]");

  const focusWanted = (list: HTMLElement) => {
    if (!wanted.current) return;
    const { href } = wanted.current;
    const link = linkIn(list.querySelector(`[data-index="${active}"]`));
    if (!link || (href !== undefined && link.getAttribute("href") !== href)) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    const list = container.current;
    if (!wanted.current || !list) return;
    focusWanted(list);
    if (!wanted.current) return;
    // The item may be rendered before its content, which arrives without rendering this list again.
    const filled = new MutationObserver(() => {
      if (hasFocusElsewhere(list)) wanted.current = undefined;
      else focusWanted(list);
    });
    filled.observe(list, { childList: true, subtree: true });
    return () => filled.disconnect();
  });

  const goTo = (index: number, href?: string | null) => {
    if (index < 0 || index >= count) return;
    wanted.current = href === undefined ? {} : { href };
    setActive(index);
    scrollTo(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
    if (event.altKey && !move) return;
    const card = event.target.closest("[data-index]");
    if (!card || !container.current?.contains(card)) return;
    const index = Number(card.getAttribute("data-index"));
    const step = steps(columns, hasLetters)[event.key];
    if (event.altKey) {
      const to = step === undefined ? -1 : index + step;
      if (to < 0 || to >= count) return;
      goTo(to, linkIn(card)?.getAttribute("href") ?? null);
      move?.(index, to);
    } else if (step !== undefined) goTo(index + step);
    else if (event.key === "Home") goTo(0);
    else if (event.key === "End") goTo(count - 1);
    else if (!press?.(event, index)) return;
    event.preventDefault();
  };

  const startFromPage = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (document.activeElement !== document.body || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== "j" && event.key !== "k") return;
    event.preventDefault();
    goTo(Math.min(Math.max(active, 0), count - 1));
  });
  useEffect(() => {
    if (!hasLetters) return;
    const listener = (event: globalThis.KeyboardEvent) => startFromPage(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [hasLetters]);
  return { active, onKeyDown };
}
