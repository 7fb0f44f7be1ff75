/** Matches the exact heading first, then a part of it ignoring case; -1 without a match. */
export function headingIndex(headings: readonly string[], wanted: string): number {
  const exact = headings.indexOf(wanted);
  if (exact >= 0) return exact;
  const part = wanted.trim().toLowerCase();
  return part === "" ? -1 : headings.findIndex((heading) => heading.toLowerCase().includes(part));
}
