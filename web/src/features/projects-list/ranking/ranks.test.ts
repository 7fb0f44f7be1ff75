import type { SortDirection } from "@coldopen/contract/projects/query";
import fc from "fast-check";
import { expect, it } from "vitest";
import { moved, type Ranked, ranksFor } from "./ranks.ts";

const named = (ranks: readonly (number | null)[]): Ranked[] =>
  ranks.map((userRank, at) => ({ id: `p${at}`, userRank }));
/** As the server sorts: without a rank last, ties by id. */
const sorted = (list: readonly Ranked[], direction: SortDirection) =>
  list.toSorted((a, b) => {
    if (a.userRank === b.userRank) return a.id < b.id ? 1 : -1;
    if (a.userRank === null || b.userRank === null) return a.userRank === null ? 1 : -1;
    return direction === "asc" ? a.userRank - b.userRank : b.userRank - a.userRank;
  });
const idsOf = (list: readonly Ranked[]) => list.map(({ id }) => id);

it.each([
  ["to the top of others without a rank", [null, null, null], 2, 0, [{ id: "p2", userRank: 0 }]],
  ["between two", [1, 2, 3], 2, 1, [{ id: "p2", userRank: 1.5 }]],
  ["to the top", [1, 2, 3], 2, 0, [{ id: "p2", userRank: 0 }]],
  ["to the end", [1, 2, 3], 0, 2, [{ id: "p0", userRank: 4 }]],
] as const)("changes one rank when it goes %s", (_, ranks, from, to, changes) => {
  expect(ranksFor(moved(named(ranks), from, to), to, "asc")).toEqual(changes);
});

it("makes any list stand as it was moved, both ways", () => {
  const rank = fc.option(fc.integer({ min: -5, max: 5 }), { nil: null });
  fc.assert(
    fc.property(
      fc.array(rank, { minLength: 1, maxLength: 8 }),
      fc.nat(),
      fc.nat(),
      fc.constantFrom("asc" as const, "desc" as const),
      (ranks, a, b, direction) => {
        const list = sorted(named(ranks), direction);
        const to = b % list.length;
        const wanted = moved(list, a % list.length, to);
        const changes = new Map(ranksFor(wanted, to, direction).map(({ id, userRank }) => [id, userRank]));
        const stored = wanted.map((one) => ({ ...one, userRank: changes.get(one.id) ?? one.userRank }));
        expect(idsOf(sorted(stored, direction)).indexOf(wanted[to]?.id ?? "")).toBe(to);
      },
    ),
  );
});
