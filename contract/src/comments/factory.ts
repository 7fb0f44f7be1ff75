import { uuid } from "../session/factory.ts";
import type { MentionablePerson, ProjectComment } from "./schema.ts";

export const aMentionable = (n = 1, changes: Partial<MentionablePerson> = {}): MentionablePerson => ({
  userId: uuid(31, n),
  name: "Priya Raman",
  profilePicture: null,
  role: "user",
  ...changes,
});

export const aComment = (n = 1, changes: Partial<ProjectComment> = {}): ProjectComment => ({
  id: uuid(30, n),
  text: "The helmet is brighter than the fire.",
  author: { userId: uuid(31, 1), name: "Priya Raman", profilePicture: null },
  mentions: [],
  createdAt: "2026-11-15T12:00:00.000Z",
  editedAt: null,
  ...changes,
});
