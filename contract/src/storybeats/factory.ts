import type { Storybeat } from "./schema.ts";

export const aBeat = (beat: Partial<Storybeat> = {}): Storybeat => ({
  id: crypto.randomUUID(),
  purpose: "hook",
  text: "The raft leaves the shore before anyone says why",
  seconds: 20,
  ...beat,
});
