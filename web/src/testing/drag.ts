import { act, fireEvent } from "@testing-library/react";

const RECT = new DOMRect(1000, 1000, 100, 100);
const INSIDE = { clientX: 1050, clientY: 1050 };

/** Lets the library measure and compare, which it does in effects and timers. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** Starts to drag by mouse. */
export async function startDrag(item: HTMLElement): Promise<void> {
  fireEvent.mouseDown(item, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.mouseMove(document, { clientX: 20, clientY: 20 });
  await settle();
}

/** Drops what is being dragged. jsdom has no layout, so the target gets a place where nothing else is. */
export async function dropOn(target: HTMLElement): Promise<void> {
  await holdOver(target);
  fireEvent.mouseUp(document, INSIDE);
  Reflect.deleteProperty(target, "getBoundingClientRect");
  await settle();
}

export async function holdOver(target: HTMLElement): Promise<void> {
  target.getBoundingClientRect = () => RECT;
  // The library measures again after a scroll.
  fireEvent.scroll(document);
  fireEvent.mouseMove(document, INSIDE);
  await settle();
}

export async function dragTo(item: HTMLElement, target: HTMLElement): Promise<void> {
  target.getBoundingClientRect = () => RECT;
  await startDrag(item);
  await dropOn(target);
}
