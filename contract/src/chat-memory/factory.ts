import { aUser, fieldNotes, northlight, uuid } from "../session/factory.ts";
import type { Memory } from "./schema.ts";

/** A global memory that someone typed in. */
export const aMemory = (n = 1, changes: Partial<Memory> = {}): Memory => ({
  key: uuid(30, n),
  namespace: [northlight.id, fieldNotes.ucid],
  value: { text: "Titles stay under 55 characters.", is_global: true, is_enabled: true, origin: "typed" },
  createdBy: { id: aUser().id, firstName: aUser().firstName, profilePicture: null },
  createdAt: "2026-10-02T12:00:00.000Z",
  lastUsedAt: null,
  ...changes,
});
