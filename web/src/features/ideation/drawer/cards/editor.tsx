import type { Pane } from "@coldopen/contract/ideation/schema";
import { optionMax } from "@coldopen/contract/projects/schema";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Field } from "../../../../ui/field.tsx";
import { Textarea } from "../../../../ui/textarea.tsx";

type IdeaEditorProps = { text: string; pane: Pane; onDone: (text: string | undefined) => void };

/** Enter and blur commit, Escape cancels. */
export function IdeaEditor({ text, pane, onDone }: IdeaEditorProps) {
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = draft.trim() === "";
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const commit = () => {
    if (!isEmpty) onDone(draft.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onDone(undefined);
    }
    if (event.key !== "Enter" || (event.shiftKey && pane !== "title")) return;
    event.preventDefault();
    commit();
  };
  return (
    <Field label={t("card.editLabel")} hideLabel error={isEmpty ? t("card.empty") : undefined}>
      <Textarea
        ref={field}
        rows={1}
        value={draft}
        maxLength={optionMax[pane]}
        className="bg-background text-md font-medium"
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (isEmpty ? onDone(undefined) : commit())}
      />
    </Field>
  );
}
