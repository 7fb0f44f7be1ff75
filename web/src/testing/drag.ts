import { act, fireEvent } from "@testing-library/react";
import { vi } from "vitest";

const SIZE_PX = 100;

/** jsdom has no layout, so each element gets a place of its own when it is measured. */
function placeElements(): (element: Element) => DOMRect {
  const places = new Map<Element, DOMRect>();
  return (element) => {
    const place = places.get(element) ?? new DOMRect(0, (places.size + 1) * 2 * SIZE_PX, SIZE_PX, SIZE_PX);
    places.set(element, place);
    return place;
  };
}
let place = placeElements();

/** Lets the library measure and compare, which it does in effects and timers. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** Starts to drag by mouse. */
export async function startDrag(item: HTMLElement): Promise<void> {
  place = placeElements();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function measure(this: Element) {
    return place(this);
  });
  fireEvent.mouseDown(item, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.mouseMove(document.body, { clientX: 20, clientY: 20 });
  await settle();
}

/** Drops what is being dragged. */
export async function dropOn(target: HTMLElement): Promise<void> {
  const { x, y } = place(target);
  const inside = { clientX: x + SIZE_PX / 2, clientY: y + SIZE_PX / 2 };
  fireEvent.mouseMove(document.body, inside);
  await settle();
  fireEvent.mouseUp(document.body, inside);
  await settle();
  vi.mocked(Element.prototype.getBoundingClientRect).mockRestore();
}

export async function dragTo(item: HTMLElement, target: HTMLElement): Promise<void> {
  await startDrag(item);
  await dropOn(target);
}
