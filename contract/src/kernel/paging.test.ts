import { expect, it } from "vitest";
import { z } from "zod";
import { decodeCursor, encodeCursor, pageOf } from "./paging.ts";

const shape = z.tuple([z.string(), z.number()]);

it("decodes an encoded position with any characters", () => {
  expect(decodeCursor(encodeCursor(["日本 é +/=", 7]), shape)).toEqual(["日本 é +/=", 7]);
});
it.each(["", "!!!", "AAAA", encodeCursor([1, 2]), `${encodeCursor(["a", 1])}x`])(
  "knows nothing of the foreign cursor %j",
  (cursor) => {
    expect(decodeCursor(cursor, shape)).toBeUndefined();
  },
);
it("has a next cursor only if an extra row was read", () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(pageOf(rows, 2, (row) => [row.id])).toEqual({ data: [{ id: 1 }, { id: 2 }], nextCursor: encodeCursor([2]) });
  expect(pageOf(rows, 3, (row) => [row.id]).nextCursor).toBeNull();
  expect(pageOf([], 3, () => [0])).toEqual({ data: [], nextCursor: null });
});
