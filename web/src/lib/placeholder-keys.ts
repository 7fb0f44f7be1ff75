/** React keys for placeholders. */
export const placeholderKeys = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `slot-${index}`);
