import { SILENT_H } from "../data/fr/topic-words.ts";
/** Whether `de`, `le` and `que` are elided before the word. */
export const startsWithVowel = (word: string): boolean =>
  /^[aeiouyâàéèêîôœ]/i.test(word) ? !/^(onze|yaourt|yoga|yacht|oui)/i.test(word) : SILENT_H.test(word);
