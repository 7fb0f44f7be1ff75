import { aCreator } from "@coldopen/contract/creators/factory";
import { expect, it } from "vitest";
import { busiestDay, labelledOf, monthTicks, scaleOf } from "./rules.ts";

const { points } = aCreator();
const box = { left: 40, right: 740, top: 20, bottom: 280 };

it("places the first and the last video at the sides and higher indexes further up", () => {
  const { x, y } = scaleOf(points, box);
  expect([x("2026-03-01T15:00:00.000Z"), x("2026-08-01T15:00:00.000Z")]).toEqual([40, 740]);
  expect(y(10)).toBe(20);
  expect(y(0.01)).toBe(280);
  expect(y(2)).toBeLessThan(y(1));
});

it("labels the three highest videos", () =>
  expect([...labelledOf(points, scaleOf(points, box))]).toEqual(["fieldday014", "fieldday013", "fieldday011"]));

it("gives no label to a video whose label would overlap that of a higher one", () => {
  const near = points.map((point, at) =>
    at === 3 ? { ...point, uploaded: "2026-07-03T15:00:00.000Z", performanceIndex: 8 } : point,
  );
  expect([...labelledOf(near, scaleOf(near, box))]).toEqual(["fieldday014", "fieldday011", "fieldday015"]);
});

it("marks every second month", () =>
  expect(monthTicks(points).map((tick) => tick.slice(0, 10))).toEqual(["2026-04-01", "2026-06-01", "2026-08-01"]));

it.each([
  [[2, 3, 2, 6, 5, 18, 8], 5],
  [[2, 2, 0, 0, 0, 0, 0], undefined],
  [[0, 0, 0, 0, 0, 0, 0], undefined],
])("finds the busiest day of %j", (weekdays, day) => expect(busiestDay({ days: 1, weekdays })).toBe(day));
