import type { startProvider } from "../streams/provider.ts";

export const TOKENS_A_SECOND = 100;
const STREAMED_WORDS = 4_000;
export const WORDS = [" up", " to", " **a**", " van", " by", " the\n\n", "- lake", " and", " back.\n"];

type ProviderState = Awaited<ReturnType<typeof startProvider>>["state"];

/** The model writes an answer that outlasts what is measured. */
export function streamWords(state: ProviderState): void {
  state.pauseMs = 1000 / TOKENS_A_SECOND;
  state.pieces = () => Array.from({ length: STREAMED_WORDS }, (_, n) => WORDS[n % WORDS.length] ?? "");
}
