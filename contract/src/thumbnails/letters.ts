/** What the typeface of thumbnails has beside accents, which fall away where it lacks them. */
const HAS = /[\n\u0020-\u007e\u00a0-\u017f†₡₣₤₦₧₩₫₭₱₲₵₹₺₼₽–—‘’‚“”„•…′″‹›⁄€™−]/u;
const JOINERS = /[\u200d\ufe0e\ufe0f]/u;

export const withoutMarks = (letter: string): string => letter.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** The letters and signs of a text for which a question mark would stand, each once. */
export const lettersLacking = (text: string): string[] => {
  const lacking = [...text.normalize("NFC")].filter((letter) => !HAS.test(letter) && !HAS.test(withoutMarks(letter)));
  return [...new Set(lacking)].filter((letter) => !JOINERS.test(letter));
};
