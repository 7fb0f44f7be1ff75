import { AHEAD } from "@coldopen/contract/kernel/address";

/** An answer that came with the page serves once: whoever asks again wants to know what is true by then. */
export function takeAhead(address: string): string | undefined {
  const brought = [...document.querySelectorAll(`script[${AHEAD}]`)];
  const found = brought.find((element) => element.getAttribute(AHEAD) === address);
  found?.remove();
  return found?.textContent ?? undefined;
}
