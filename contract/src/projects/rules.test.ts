import { describe, expect, it } from "vitest";
import {
  canDeleteProject,
  defaultProjectName,
  hasDefaultName,
  isUnnamed,
  mayFilterByPerformance,
  projectNameFrom,
  statusLabel,
} from "./rules.ts";
import type { ProjectStatus } from "./schema.ts";

describe("default project name", () => {
  it("contains the minute in which the project was created", () => {
    expect(defaultProjectName(new Date(2026, 1, 3, 7, 5))).toBe("Video project 03.02.2026-07:05");
    expect(hasDefaultName(defaultProjectName(new Date()))).toBe(true);
  });
  it.each(["New Project", "Video project", "Video project 3.2.2026-7:05", "My Video project 03.02.2026-07:05", ""])(
    "is not called %j",
    (name) => expect(hasDefaultName(name)).toBe(false),
  );
});

it.each([
  ["New Project", true],
  ["Video project 03.02.2026-07:05", true],
  ["Container sauna", false],
])("%j says nothing about the video: %s", (name, isIt) => expect(isUnnamed(name)).toBe(isIt));

it.each([
  ["  A sauna\n in a box ", "A sauna in a box"],
  [`${"word ".repeat(25)}end`, "word ".repeat(20).trim()],
  ["x".repeat(120), "x".repeat(100)],
  [`x${"😀".repeat(60)}`, `x${"😀".repeat(49)}`],
])("the text %j names a project %j", (text, name) => expect(projectNameFrom(text)).toBe(name));

it("labels each status", () => {
  expect(statusLabel).toEqual({ idea: "Idea", in_development: "In Dev", published: "Published" });
});

it.each<[ProjectStatus[], boolean]>([
  [["published"], true],
  [["idea", "published"], false],
  [["idea"], false],
  [[], false],
])("views and index can be requested for the statuses %j: %s", (statuses, may) => {
  expect(mayFilterByPerformance(statuses)).toBe(may);
});

it.each([
  { who: "its creator", createdBy: "me", role: "user", can: true },
  { who: "its creator without a role", createdBy: "me", role: undefined, can: true },
  { who: "another user", createdBy: "other", role: "user", can: false },
  { who: "another user without a role", createdBy: "other", role: undefined, can: false },
  { who: "an admin", createdBy: "other", role: "admin", can: true },
  { who: "the primary owner", createdBy: "other", role: "primary", can: true },
  { who: "a user, if its creator was removed,", createdBy: null, role: "user", can: false },
  { who: "an admin, if its creator was removed,", createdBy: null, role: "admin", can: true },
] as const)("$who can delete a project: $can", ({ createdBy, role, can }) => {
  expect(canDeleteProject({ createdBy }, { id: "me" }, role)).toBe(can);
});
