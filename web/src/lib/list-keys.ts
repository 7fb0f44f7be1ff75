import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What the keys of one list do beside those of every list. */
export type OwnKeys = {
  /** Alt and arrows take an item along, where a list can be put in order. */
  move?: (from: number, to: number) => void;
  /** What other keys do on an item; true when it did something. */
  press?: (event: KeyboardEvent, index: number) => boolean;
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

const steps = (columns: number): Record<string, number> => ({
  ArrowDown: columns,
  ArrowUp: -columns,
  ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
});

/** Arrows go from item to item (`data-index`), also to those not drawn yet, and focus its `data-item-link`; Enter is the link's own. */
export function useListKeys({ container, count, columns, scrollTo, move, press }: ListKeys) {
  const [active, setActive] = useState(-1);
  /** The link to focus once it stands there: any, or after a move the one that was moved. */
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
    // It may stand there before its content does, which comes without this list being drawn again.
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
    const step = steps(columns)[event.key];
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
  return { active, onKeyDown };
}
