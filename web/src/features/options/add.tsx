import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { useState } from "react";
import { t } from "../../locales/en/options.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { OptionEditor } from "./editor.tsx";

type OptionAddProps = { type: "title" | "concept"; onEnd: () => void };

/** An empty row that becomes an option when text is entered. */
export function OptionAdd({ type, onEnd }: OptionAddProps) {
  const { project, edit } = useProjectPage("OptionAdd");
  const [id] = useState(() => crypto.randomUUID());
  const optionOf = (content: string): ProjectOption => ({
    id,
    content,
    description: null,
    optionType: type,
    source: "user",
    videoProjectId: project.id,
    seed: null,
  });
  return (
    <div className="flex min-h-9 items-center py-1 pl-6.5">
      <OptionEditor
        projectId={project.id}
        optionId={id}
        type={type}
        label={t(`kinds.${type}.new`)}
        initial=""
        editOf={(content) => ({ kind: "addOption", option: optionOf(content) })}
        onCommit={(content) => edit({ kind: "addOption", option: optionOf(content) })}
        onEnd={onEnd}
      />
    </div>
  );
}
