import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { OptionType } from "@coldopen/contract/projects/schema";
import { useState } from "react";
import { t } from "../../locales/en/options.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { useReorder } from "./reorder.ts";

/** The options of a type, which editors can reorder; `said` is the announcement for screen readers. */
export function useOptionsInOrder(type: OptionType) {
  const { project, canEdit, edit } = useProjectPage("useOptionsInOrder");
  const [announcement, setAnnouncement] = useState("");
  const options = optionsOfKind(project.options, type);
  const order = useReorder({
    ids: options.map(({ id }) => id),
    isEnabled: canEdit,
    onMove: (id, to) => {
      edit({ kind: "moveOption", id, to });
      setAnnouncement(t("moved", { position: to + 1, count: options.length }));
    },
  });
  return { ...order, options, announcement };
}
