/** An h is silent in these; before any other nothing is dropped. */
const SILENT_H =
  /^(h[aio]bit|heure|histoire|homme|huile|huître|hôtel|hôpital|hiver|herbe|horloge|humour|humeur|héritage|hésit|harmoni|honn|honor|humid|hébreu|horizon|hypno)/i;

/** Before it, `de`, `le` and `que` lose their last letter. */
export const startsWithVowel = (word: string): boolean =>
  /^[aeiouyâàéèêîôœ]/i.test(word) ? !/^(onze|yaourt|yoga|yacht|oui)/i.test(word) : SILENT_H.test(word);
