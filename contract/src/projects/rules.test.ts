import { describe, expect, it } from "vitest";
import { defaultProjectName, hasDefaultName, mayFilterByPerformance, statusLabel } from "./rules.ts";
import type { ProjectStatus } from "./schema.ts";

describe("a project without a name of its own", () => {
  it("is called by the minute it was started in", () => {
    expect(defaultProjectName(new Date(2026, 1, 3, 7, 5))).toBe("Video project 03.02.2026-07:05");
    expect(hasDefaultName(defaultProjectName(new Date()))).toBe(true);
  });
  it.each(["New Project", "Video project", "Video project 3.2.2026-7:05", "My Video project 03.02.2026-07:05", ""])(
    "is not called %j",
    (name) => expect(hasDefaultName(name)).toBe(false),
  );
});

it("labels each status", () => {
  expect(statusLabel).toEqual({ idea: "Idea", in_development: "In Dev", published: "Published" });
});

it.each<[ProjectStatus[], boolean]>([
  [["published"], true],
  [["idea", "published"], false],
  [["idea"], false],
  [[], false],
])("of %j, views and index can be asked for: %s", (statuses, may) => {
  expect(mayFilterByPerformance(statuses)).toBe(may);
});
