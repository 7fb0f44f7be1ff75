import { SILENT_H } from "../data/fr/topic-words.ts";
/** Before it, `de`, `le` and `que` lose their last letter. */
export const startsWithVowel = (word: string): boolean =>
  /^[aeiouyâàéèêîôœ]/i.test(word) ? !/^(onze|yaourt|yoga|yacht|oui)/i.test(word) : SILENT_H.test(word);
