import type { Pane } from "@coldopen/contract/ideation/schema";
import { type Savable, useSaved } from "../../../saved-items/index.ts";
import type { Idea } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";

/** A picture is saved with its prompt, so that a brainstorm can start from it again. */
const savableOf = ({ content, description }: Idea, pane: Pane): Savable => {
  switch (pane) {
    case "title":
      return { type: pane, title: content };
    case "concept":
      return { type: pane, concept: content };
    case "thumbnail":
      return { type: pane, thumbnail: content, description };
  }
};

/** A result among the saved items of the channel. */
export function useHeart({ project, pane }: Drawer, idea: Idea) {
  const channel = { organizationId: project.organizationId, channelUcid: project.channelUCID };
  const item = savableOf(idea, pane);
  const { isOn, toggle } = useSaved(channel, item);
  return { button: { channel, item }, isSaved: isOn, toggle };
}
export type HeartOfCard = ReturnType<typeof useHeart>;
