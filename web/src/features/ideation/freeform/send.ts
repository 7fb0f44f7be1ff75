import { startingOption } from "@coldopen/contract/ideation/rules";
import type { Pane } from "@coldopen/contract/ideation/schema";
import { tell } from "../../../lib/tell.ts";
import { t } from "../../../locales/en/ideation-freeform.ts";
import { type Source, sourceOfOption, withSource } from "../edits.ts";
import type { Material } from "../materials.ts";
import type { Drawer } from "../use-ideation.ts";

/** What a pane starts from when this is dropped on it. */
function sourceFrom({ project }: Drawer, material: Material, pane: Pane): Source {
  const option = project.options.find(({ id }) => id === material.id);
  const source = option
    ? sourceOfOption(project, option)
    : { optionId: null, text: material.text, picture: material.picture };
  return pane === material.kind ? source : { optionId: null, text: source.text, picture: null };
}

/** Opens the pane and brainstorms from it at once. */
export function send(drawer: Drawer, material: Material, pane: Pane, open: (pane: Pane) => void): void {
  const source = sourceFrom(drawer, material, pane);
  drawer.edit(withSource(drawer.edits, pane, source));
  if (pane !== drawer.pane) open(pane);
  drawer.run({ option: startingOption(source.text) }, pane);
}

export function attach(drawer: Drawer, material: Material): void {
  const why = drawer.attach(material);
  if (why) tell.failed(t(`refused.${why}`));
}
