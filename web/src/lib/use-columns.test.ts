import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeMedia } from "../testing/media.ts";
import { type Across, useColumns } from "./use-columns.ts";

/** Media queries of a window of this width. */
const wide = (width: number) => (query: string) => {
  const [, end, edge] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
  return end === "min" ? width >= Number(edge) : width <= Number(edge);
};
const across: Across = [5, 4, 3, 2, 1];

it.each([
  [1920, 5],
  [1440, 4],
  [1100, 3],
  [900, 2],
  [560, 2],
  [390, 1],
])("a window of %i pixels has %i side by side", (width, columns) => {
  fakeMedia(wide(width));
  expect(renderHook(() => useColumns(across)).result.current).toBe(columns);
});

it("uses the small number on the narrowest screens by default", () => {
  fakeMedia(wide(390));
  expect(renderHook(() => useColumns([4, 3, 2, 2])).result.current).toBe(2);
});
