import type { SortDirection } from "@coldopen/contract/projects/query";

export type Ranked = { id: string; userRank: number | null };

export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = list.toSpliced(from, 1);
  const item = list[from];
  return item === undefined ? next : next.toSpliced(to, 0, item);
};

/** The fewest rank changes that give the list its new order after the item at `at` has moved. */
export function ranksFor(
  list: readonly Ranked[],
  at: number,
  direction: SortDirection,
): { id: string; userRank: number }[] {
  const step = direction === "asc" ? 1 : -1;
  const [above, own, below] = [list[at - 1], list[at], list[at + 1]];
  if (!own) return [];
  const rank = between(above, below, step);
  if (rank !== undefined) return [{ id: own.id, userRank: rank }];
  // Items without a rank come last: items above one of them need a rank as well.
  const last = Math.max(
    at,
    list.findLastIndex(({ userRank }) => userRank !== null),
  );
  return list
    .slice(0, last + 1)
    .map(({ id }, index) => ({ id, userRank: index * step + 0 }))
    .filter(({ userRank }, index) => list[index]?.userRank !== userRank);
}

function between(above: Ranked | undefined, below: Ranked | undefined, step: number): number | undefined {
  const low = above?.userRank;
  const high = below?.userRank ?? undefined;
  if (low === null) return undefined;
  if (low === undefined) return high === undefined ? 0 : high - step;
  if (high === undefined) return low + step;
  const middle = (low + high) / 2;
  return middle === low || middle === high ? undefined : middle;
}
