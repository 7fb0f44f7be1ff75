import { type OptionType, optionMax } from "@coldopen/contract/projects/schema";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { t } from "../../locales/en/options.ts";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { type ProjectEdit, projectDrafts, typingKey } from "../project-editing/index.ts";

type OptionEditorProps = {
  projectId: string;
  optionId: string;
  type: OptionType;
  label: string;
  initial: string;
  /** The edit that the text would become, stored as a draft while typing. */
  editOf: (content: string) => ProjectEdit;
  onCommit: (content: string) => void;
  onEnd: () => void;
};

const oneLine = (text: string) => text.replace(/(?<!\s)\s*\n\s*/g, " ");

/** Enter and blur commit, Escape restores; a new text can't be committed empty. */
export function OptionEditor(props: OptionEditorProps) {
  const { type, label, initial, editOf, onCommit, onEnd } = props;
  const [text, setText] = useState(initial);
  const [isRefused, setRefused] = useState(false);
  const isDone = useRef(false);
  const drafts = projectDrafts(props.projectId);
  const key = typingKey(props.optionId);
  const isBlank = text.trim() === "";
  const isNew = initial === "";

  const strandDraft = useRef(() => drafts.strand(key));
  useEffect(() => {
    const strand = strandDraft.current;
    return () => {
      if (!isDone.current) strand();
    };
  }, []);

  const change = (typed: string) => {
    const next = type === "title" ? oneLine(typed) : typed;
    setText(next);
    setRefused(false);
    if (isNew && next.trim() === "") drafts.drop(key);
    else drafts.put(key, editOf(next.trim()));
  };
  const end = () => {
    isDone.current = true;
    drafts.drop(key);
    onEnd();
  };
  const commit = () => {
    if (isDone.current) return;
    const content = text.trim();
    end();
    if (content !== initial) onCommit(content);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      end();
    }
    if (event.key !== "Enter" || (event.shiftKey && type !== "title")) return;
    event.preventDefault();
    if (isNew && isBlank) setRefused(true);
    else commit();
  };

  return (
    <Field label={label} hideLabel className="flex-1" error={isRefused || (!isNew && isBlank) ? t("empty") : undefined}>
      <Textarea
        autoFocus
        rows={1}
        value={text}
        maxLength={optionMax[type]}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(initial.length, initial.length)}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
    </Field>
  );
}
