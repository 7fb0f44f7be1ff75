type Page<T, Next> = { rows: readonly T[]; next: Next | null | undefined };
type FetchPagesOptions = {
  onProgress: (count: number) => void;
  /** Stops at this many rows. */
  max?: number;
};

/** All rows of a paged list; `fetchPage` gets what the page before named as its next one. */
export async function fetchPages<T, Next>(
  fetchPage: (next: Next | undefined) => Promise<Page<T, Next>>,
  { onProgress, max = Number.POSITIVE_INFINITY }: FetchPagesOptions,
): Promise<T[]> {
  const all: T[] = [];
  let next: Next | undefined;
  do {
    const page = await fetchPage(next);
    all.push(...page.rows);
    onProgress(all.length);
    next = page.next ?? undefined;
  } while (next !== undefined && all.length < max);
  return all.slice(0, max);
}
