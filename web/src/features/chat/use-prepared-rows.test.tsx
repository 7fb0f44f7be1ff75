import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePreparedRows } from "./use-prepared-rows.ts";

const near = [3, 4, 5, 6].map((index) => ({ index, key: index, start: 0, end: 0, size: 0, lane: 0 }));
const range = { startIndex: 4, endIndex: 6 };
const renders = (atOnce: number) => {
  const shown: number[][] = [];
  renderHook(() => shown.push(usePreparedRows({ near, range, atOnce }).map(({ index }) => index)));
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
