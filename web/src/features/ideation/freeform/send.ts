import { startingOption } from "@coldopen/contract/ideation/rules";
import type { Pane } from "@coldopen/contract/ideation/schema";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/ideation-freeform.ts";
import { type Source, sourceOfOption, withSource } from "../edits.ts";
import type { Material } from "../materials.ts";
import type { Drawer } from "../use-ideation.ts";

/** The source that a dropped material becomes. */
function sourceFrom({ project }: Drawer, material: Material, pane: Pane): Source {
  const option = project.options.find(({ id }) => id === material.id);
  const source = option
    ? sourceOfOption(project, option)
    : { optionId: null, text: material.text, picture: material.picture };
  return pane === material.kind ? source : { optionId: null, text: source.text, picture: null };
}

/** Opens the pane and starts a brainstorm from the material. */
export function send(drawer: Drawer, material: Material, pane: Pane, open: (pane: Pane) => void): void {
  const source = sourceFrom(drawer, material, pane);
  drawer.edit(withSource(drawer.edits, pane, source));
  if (pane !== drawer.pane) open(pane);
  drawer.run({ option: startingOption(source.text) }, pane);
}

export function attach(drawer: Drawer, material: Material): void {
  const why = drawer.attach(material);
  if (why) toast.error(t(`refused.${why}`));
}
