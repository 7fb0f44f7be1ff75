import { AHEAD } from "@coldopen/contract/kernel/address";

type Given = { cookies: string; answers: ReadonlyMap<string, string> };
let given: Given | undefined;

/** Where a page is drawn away from its browser: what that browser would know. */
export const give = (what: Given) => {
  given = what;
};

export const cookies = (): string => (import.meta.env.SSR && given?.cookies) || document.cookie;

/** An answer that came with the page serves once: whoever asks again wants to know what is true by then. */
export function takeAhead(address: string): string | undefined {
  if (import.meta.env.SSR && given) return given.answers.get(address);
  const brought = [...document.querySelectorAll(`script[${AHEAD}]`)];
  const found = brought.find((element) => element.getAttribute(AHEAD) === address);
  found?.remove();
  return found?.textContent ?? undefined;
}
