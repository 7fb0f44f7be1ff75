import { aProject } from "@coldopen/contract/projects/factory";
import { aMember, aUser, fieldNotes, northlight, uuid } from "@coldopen/contract/session/factory";
import { expect, it } from "vitest";
import { editedAge, indexBadge, mayDelete, titleOf } from "./card-rules.ts";

const now = new Date(2026, 2, 28, 12);
const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };

it.each([
  [0.79, "under", "0.8x"],
  [0.8, "average", "0.8x"],
  [1, "average", "1.0x"],
  [1.01, "over", "1.0x"],
  [2, "over", "2.0x"],
])("an index of %d is %s", (outlierIndex, tone, text) => {
  expect(indexBadge(aProject({ status: "published", outlierIndex }), now)).toEqual({ tone, text });
});
it.each([
  ["published", "2026-03-22", { tone: "new", text: "New" }],
  ["published", "2026-03-10", undefined],
  ["in_development", "2026-03-27", undefined],
] as const)("without an index, %s on %s", (status, publishDate, badge) => {
  expect(indexBadge(aProject({ status, publishDate }), now)).toEqual(badge);
});

it.each([
  ["2026-03-28T11:59:30", "2026-03-28T11:59:40", "Just created"],
  ["2026-03-20T10:00:00", "2026-03-28T11:59:40", "Today"],
  ["2026-03-20T10:00:00", "2026-03-26T10:00:00", "2 days ago"],
])("made at %s, edited at %s: %s", (createdAt, updatedAt, text) => {
  expect(editedAge({ createdAt, updatedAt }, now)).toBe(text);
});

it.each([
  [{ title: null, titlePrimaryOption: null }, "Cabin"],
  [{ title: "A cabin for $400", titlePrimaryOption: null }, "A cabin for $400"],
  [{ title: "  ", titlePrimaryOption: null }, "Cabin"],
  [{ title: "A cabin for $400", titlePrimaryOption: { id: uuid(6, 1), content: "The $400 cabin" } }, "The $400 cabin"],
])("is called by its best title: %o", (parts, title) => {
  expect(titleOf(aProject({ name: "Cabin", ...parts }))).toBe(title);
});

it.each([
  ["the maker", aMember(), aMember().id, true],
  ["another member", aMember(), aUser().id, false],
  ["the primary", aUser(), aMember().id, true],
])("%s may delete: %#", (_who, user, createdBy, may) => {
  expect(mayDelete(aProject({ createdBy }), user, channel)).toBe(may);
});
