import type { IdeaBrief } from "../brief.ts";

export const anIdeaBrief = (changes: Partial<IdeaBrief> = {}): IdeaBrief => ({
  pane: "title",
  option: "variations",
  input: "I Spent 90 Days in a Van",
  inspiration: {},
  project: { name: "Van", title: null, concept: null },
  knownTitles: [],
  exclude: [],
  count: 6,
  seed: 1,
  temperature: 0.5,
  ...changes,
});
