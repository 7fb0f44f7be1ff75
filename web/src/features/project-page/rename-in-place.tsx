import { PROJECT_NAME_MAX } from "@coldopen/contract/projects/schema";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { t } from "../../locales/en/project-page.ts";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Input } from "../../ui/input.tsx";
import { AiCaret } from "../../ui/typing-text.tsx";
import { useProjectPage } from "../project-editing/index.ts";

/** The project's name in the header, edited in place by a click on it or on the pencil. */
export function RenameInPlace() {
  const { project, canEdit, nameBeingWritten } = useProjectPage("RenameInPlace");
  const [isEditing, setEditing] = useState(false);
  if (isEditing && !canEdit) setEditing(false);
  if (isEditing) return <NameInput onEnd={() => setEditing(false)} />;
  return (
    <>
      <h1 className="min-w-0 truncate font-semibold" title={project.name} onDoubleClick={() => setEditing(true)}>
        {nameBeingWritten ?? project.name}
        {nameBeingWritten !== undefined && <AiCaret />}
      </h1>
      {canEdit && <IconButton size="sm" label={t("name.edit")} icon={<Pencil />} onClick={() => setEditing(true)} />}
    </>
  );
}

function NameInput({ onEnd }: { onEnd: () => void }) {
  const { project, edit } = useProjectPage("NameInput");
  const [name, setName] = useState(project.name);
  const [isRefused, setRefused] = useState(false);
  const isDone = useRef(false);
  const end = () => {
    isDone.current = true;
    onEnd();
  };
  const commit = () => {
    if (isDone.current) return;
    const next = name.trim();
    end();
    if (next !== "" && next !== project.name) edit({ kind: "change", change: { name: next } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") end();
    if (event.key !== "Enter") return;
    if (name.trim() === "") setRefused(true);
    else commit();
  };
  return (
    <Field label={t("name.label")} hideLabel error={isRefused ? t("empty") : undefined} className="max-w-100 flex-1">
      <Input
        autoFocus
        value={name}
        maxLength={PROJECT_NAME_MAX}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setRefused(false);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
    </Field>
  );
}
