import type { ProjectOption } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { Sparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../locales/en/options.ts";
import { PoweredTitle } from "../keywords/index.ts";
import { primaryIdOf, useProjectPage } from "../project-editing/index.ts";
import { useDeleteOption } from "./actions.ts";
import { OptionEditor } from "./editor.tsx";
import { OptionRadio } from "./radio.tsx";
import { landingLook, type Order, useReorderRow } from "./reorder.ts";
import { OptionRowActions } from "./row-actions.tsx";

type OptionRowProps = { option: ProjectOption; order: Order };

/** A title or a concept: the radio makes it the primary, a click on its text edits it. */
export function OptionRow({ option, order }: OptionRowProps) {
  const { project, canEdit, edit } = useProjectPage("OptionRow");
  const [isEditing, setEditing] = useState(false);
  if (isEditing && !canEdit) setEditing(false);
  const deleteOption = useDeleteOption();
  const { id, optionType: type, content } = option;
  const { rowProps, dragProps, isDragging, landing } = useReorderRow({ order, id, label: content, isHeld: isEditing });
  const isPrimary = primaryIdOf(project, type) === id;

  const commit = (text: string) => {
    const save = () => edit({ kind: "setText", id, content: text });
    if (text === "") deleteOption(option, save);
    else save();
  };

  return (
    <li
      {...rowProps}
      {...dragProps}
      className={clsx(
        "group/row relative -mx-2 flex min-h-9 items-center gap-2.5 rounded-md py-1 pr-1 pl-2 hover:bg-surface focus-within:bg-surface",
        isDragging && "opacity-35",
        landing && landingLook[landing],
      )}
    >
      <OptionRadio id={id} type={type} name={content} />
      {isEditing ? (
        <OptionEditor
          projectId={project.id}
          optionId={id}
          type={type}
          label={t(`kinds.${type}.edit`)}
          initial={content}
          editOf={(text) => ({ kind: "setText", id, content: text })}
          onCommit={commit}
          onEnd={() => setEditing(false)}
        />
      ) : (
        <>
          <OptionText
            text={type === "title" ? <PoweredTitle ucid={project.channelUCID} title={content} /> : content}
            isStrong={isPrimary}
            onEdit={() => setEditing(true)}
          />
          <span className="flex-none pr-1.5 text-xs group-focus-within/row:hidden group-hover/row:hidden pointer-coarse:hidden">
            {isPrimary && <span className="font-medium text-brand-text">{t("primary")}</span>}
            {!isPrimary && option.source === "system" && (
              <Sparkles role="img" aria-label={t("generated")} className="size-3 text-faint" />
            )}
          </span>
          <OptionRowActions option={option} onEdit={() => setEditing(true)} onDelete={() => deleteOption(option)} />
        </>
      )}
    </li>
  );
}

type OptionTextProps = { text: ReactNode; isStrong: boolean; onEdit: () => void };

function OptionText({ text, isStrong, onEdit }: OptionTextProps) {
  const { canEdit } = useProjectPage("OptionText");
  const look = clsx("min-w-0 flex-1 text-left wrap-anywhere whitespace-pre-line", isStrong && "font-semibold");
  if (!canEdit) return <span className={look}>{text}</span>;
  return (
    <button
      type="button"
      title={t("edit")}
      onClick={onEdit}
      className={clsx(look, "line-clamp-2 cursor-text! rounded-xs")}
    >
      {text}
    </button>
  );
}
