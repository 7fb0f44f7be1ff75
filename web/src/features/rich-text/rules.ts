/** The same words first, else the first heading that has them inside, whatever the case; -1 where none does. */
export function headingIndex(headings: readonly string[], wanted: string): number {
  const exact = headings.indexOf(wanted);
  if (exact >= 0) return exact;
  const part = wanted.trim().toLowerCase();
  return part === "" ? -1 : headings.findIndex((heading) => heading.toLowerCase().includes(part));
}
