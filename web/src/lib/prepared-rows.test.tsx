import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePreparedRows, useRowsOfNewList } from "./prepared-rows.ts";

const row = (index: number) => ({ index, key: index, start: 0, end: 0, size: 0, lane: 0 });
const near = [3, 4, 5, 6].map(row);
const range = { startIndex: 4, endIndex: 6 };
const renders = (atOnce: number) => {
  const shown: number[][] = [];
  renderHook(() => shown.push(usePreparedRows({ near, range, atOnce, from: "end" }).map(({ index }) => index)));
  return shown;
};

it("renders the last rows of the view at once and adds the others one by one, the nearest first", async () => {
  const shown = renders(2);
  expect(shown[0]).toEqual([5, 6]);
  await waitFor(() => expect(shown.at(-1)).toEqual([3, 4, 5, 6]));
  expect(shown).toContainEqual([4, 5, 6]);
});

it("renders all rows in view at once without a limit", () => {
  expect(renders(Number.POSITIVE_INFINITY)[0]).toEqual([4, 5, 6]);
});

it("renders the start of a new list first, and all rows that come into view once it is filled", async () => {
  const shown: number[][] = [];
  const { rerender } = renderHook(
    (place: { near: typeof near; range: typeof range }) =>
      shown.push(useRowsOfNewList({ ...place, first: 1 }).map(({ index }) => index)),
    { initialProps: { near, range } },
  );
  expect(shown[0]).toEqual([4]);
  await waitFor(() => expect(shown.at(-1)).toEqual([3, 4, 5, 6]));
  expect(shown).toContainEqual([4, 5]);
  const below = [7, 8, 9].map(row);
  const before = shown.length;
  rerender({ near: below, range: { startIndex: 7, endIndex: 9 } });
  expect(shown[before]).toEqual([7, 8, 9]);
});
