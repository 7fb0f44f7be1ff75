import { expect, it } from "vitest";
import { type RecentSearch, recentSearches, recentsFor, without, withRecent } from "./recents.ts";

const recent = (n: number, parts: Partial<RecentSearch> = {}): RecentSearch => ({
  timestamp: n,
  uuid: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
  search_term: `term ${n}`,
  type: "all",
  ...parts,
});
const terms = (list: readonly RecentSearch[]) => list.map(({ search_term }) => search_term);

it("keeps the newest ten without duplicates, ignoring case", () => {
  const list = Array.from({ length: 12 }, (_, n) => recent(n)).reduce<RecentSearch[]>(withRecent, []);
  expect(terms(list)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `term ${n}`));
  const again = withRecent(list, recent(20, { search_term: "TERM 5" }));
  expect(terms(again).slice(0, 2)).toEqual(["TERM 5", "term 11"]);
  expect(again).toHaveLength(10);
});
it("distinguishes equal texts of another type and channels with equal names", () => {
  const one = recent(1, { search_term: "Cabin" });
  const asTitle = recent(2, { search_term: "Cabin", type: "title" });
  const channel = { type: "channel", search_term: "Cabin", name: "Cabin", thumbnail: null, subscribers: 1 } as const;
  const list = [one, asTitle, recent(3, { ...channel, ucid: `UC${"a".repeat(22)}` })].reduce<RecentSearch[]>(
    withRecent,
    [],
  );
  expect(withRecent(list, recent(4, { ...channel, ucid: `UC${"b".repeat(22)}` }))).toHaveLength(4);
});
it("forgets one", () => expect(terms(without([recent(1), recent(2)], recent(1).uuid))).toEqual(["term 2"]));
it("offers the last six, or two that hold what is typed", () => {
  const list = Array.from({ length: 8 }, (_, n) => recent(n, { search_term: n % 2 ? `Cabin ${n}` : `Boat ${n}` }));
  expect(recentsFor(list, " ")).toHaveLength(6);
  expect(terms(recentsFor(list, "cab"))).toEqual(["Cabin 1", "Cabin 3"]);
});
it("survives a reload, and reads as absent when it is broken", () => {
  const channel = recent(1, {
    type: "channel",
    ucid: `UC${"a".repeat(22)}`,
    name: "A",
    thumbnail: null,
    subscribers: null,
  });
  recentSearches.write([channel]);
  expect(recentSearches.read()).toEqual([channel]);
});
