import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { inColumns, Masonry } from "./masonry.tsx";

const heights = (height: number) => height;
const columnsOf = (items: number[], count: number) => inColumns(items, count, heights).map(({ items: own }) => own);

test("each item goes under the shortest column, the first of them when they are equal", () => {
  expect(columnsOf([3, 1, 1, 1, 2], 2)).toEqual([
    [3, 2],
    [1, 1, 1],
  ]);
  expect(columnsOf([1, 1, 1, 1], 3)).toEqual([[1, 1], [1], [1]]);
});
test("does not move existing items when more arrive", () => {
  const before = columnsOf([3, 1, 2, 2], 3);
  const after = columnsOf([3, 1, 2, 2, 5, 1], 3);
  expect(after.map((column, index) => column.slice(0, before[index]?.length))).toEqual(before);
});
test("no room is one column", () => expect(columnsOf([1, 2], 0)).toEqual([[1, 2]]));
test("shows every item once", () => {
  render(
    <Masonry items={["a", "b", "c"]} columns={2} keyOf={(item) => item} heightOf={() => 1}>
      {(item) => item}
    </Masonry>,
  );
  const lists = screen.getAllByRole("list").map((list) => within(list).getAllByRole("listitem"));
  expect(lists.map((items) => items.map(({ textContent }) => textContent))).toEqual([["a", "c"], ["b"]]);
});
