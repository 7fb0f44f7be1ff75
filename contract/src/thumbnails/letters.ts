/** Characters of the thumbnail typeface. Accents that it lacks are removed. */
const HAS = /[\n\u0020-\u007e\u00a0-\u017f†₡₣₤₦₧₩₫₭₱₲₵₹₺₼₽–—‘’‚“”„•…′″‹›⁄€™−]/u;
const JOINERS = /[\u200d\ufe0e\ufe0f]/u;

const withoutMarks = (letter: string): string => letter.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** The distinct characters of a text that would be replaced by a question mark. */
export const lettersLacking = (text: string): string[] => {
  const lacking = [...text.normalize("NFC")].filter((letter) => !HAS.test(letter) && !HAS.test(withoutMarks(letter)));
  return [...new Set(lacking)].filter((letter) => !JOINERS.test(letter));
};
