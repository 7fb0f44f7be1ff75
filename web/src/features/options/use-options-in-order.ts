import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { OptionType } from "@coldopen/contract/projects/schema";
import { useState } from "react";
import { t } from "../../locales/en/options.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { useReorder } from "./reorder.ts";

/** The options of a type, which editors can reorder, with the announcement of a move for screen readers. */
export function useOptionsInOrder(type: OptionType) {
  const { project, canEdit, edit } = useProjectPage("useOptionsInOrder");
  const [announcement, setAnnouncement] = useState("");
  const options = optionsOfKind(project.options, type);
  const { list, order } = useReorder({
    ids: options.map(({ id }) => id),
    isEnabled: canEdit,
    onMove: (id, to) => {
      edit({ kind: "moveOption", id, to });
      setAnnouncement(t("moved", { position: to + 1, count: options.length }));
    },
  });
  return { list, order, options, announcement };
}
