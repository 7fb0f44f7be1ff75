import { expect, it } from "vitest";
import { z } from "zod";
import { DayOrInstant, inOrder, orderedOrNone } from "./days.ts";

const Query = z
  .object({ from: DayOrInstant.optional(), to: DayOrInstant.optional() })
  .superRefine(inOrder("from", "to"));
const said = (query: object) => Query.safeParse(query).error?.issues[0]?.message;

it.each([
  [{}, undefined],
  [{ from: "2026-01-02" }, undefined],
  [{ from: "2026-01-02", to: "2026-01-02" }, undefined],
  [{ from: "2026-01-02T10:00:00.000Z", to: "2026-01-02" }, undefined],
  [{ from: "2026-01-03", to: "2026-01-02" }, "Start date cannot be after end date"],
  [{ from: "2026-01-02T10:00:00.000Z", to: "2026-01-02T09:00:00.000Z" }, "Start date cannot be after end date"],
  [{ from: "yesterday" }, "Invalid date string"],
  [{ to: "99999-01-01" }, "Invalid date string"],
])("the query %j is answered with %s", (query, message) => expect(said(query)).toBe(message));

it("search params keep a valid date range and drop a reversed one", () => {
  const read = orderedOrNone("from", "to");
  expect(read({ from: "2026-01-01", to: "2026-01-02" })).toEqual({ from: "2026-01-01", to: "2026-01-02" });
  expect(read({ from: "2026-01-03", to: "2026-01-02" })).toEqual({ from: undefined, to: undefined });
  expect(read({ from: "2026-01-03" })).toEqual({ from: "2026-01-03" });
});
