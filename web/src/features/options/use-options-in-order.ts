import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { OptionType } from "@coldopen/contract/projects/schema";
import { useState } from "react";
import { t } from "../../locales/en/options.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { useReorder } from "./reorder.ts";

/** The options of a kind, which whoever may edit puts in another order; `said` is for those who don't see it. */
export function useOptionsInOrder(type: OptionType) {
  const { project, canEdit, edit } = useProjectPage("useOptionsInOrder");
  const [said, setSaid] = useState("");
  const options = optionsOfKind(project.options, type);
  const order = useReorder({
    ids: options.map(({ id }) => id),
    isEnabled: canEdit,
    onMove: (id, to) => {
      edit({ kind: "moveOption", id, to });
      setSaid(t("moved", { place: to + 1, count: options.length }));
    },
  });
  return { ...order, options, said };
}
