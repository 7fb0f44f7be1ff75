import { MEMORY_VALUE_MAX } from "@coldopen/contract/chat-memory/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { t } from "../../locales/en/chat-memory.ts";
import { Button } from "../../ui/button.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { FormFailure } from "../session/index.ts";

type MemoryFormProps = {
  label: string;
  initial?: string;
  isSaving: boolean;
  error: Error | null;
  onSave: (text: string) => void;
  onCancel: () => void;
  /** Beside the buttons. */
  children?: ReactNode;
};

/** A refusal names its reason. */
const failureOf = (error: Error) =>
  error instanceof AppError && error.status < 500 ? `${t("updateFailed")}. ${error.message}` : t("updateFailed");

/** Enter saves, Shift with Enter starts a line, Escape cancels. */
export function MemoryForm({ label, initial = "", isSaving, error, onSave, onCancel, children }: MemoryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(initial);
  const isEmpty = text.trim() === "";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSaving || isEmpty) return;
        if (text.trim() === initial) onCancel();
        else onSave(text.trim());
      }}
    >
      <Textarea
        autoFocus
        rows={2}
        aria-label={label}
        placeholder={t("form.placeholder")}
        maxLength={MEMORY_VALUE_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <FormFailure isSmall text={error ? failureOf(error) : undefined} />
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <span className="ml-auto flex gap-2">
          <Button size="sm" kind="ghost" onClick={onCancel}>
            {t("form.cancel")}
          </Button>
          <Button
            size="sm"
            kind="primary"
            type="submit"
            disabled={isEmpty}
            busy={isSaving}
            busyLabel={t("form.saving")}
          >
            {t("form.save")}
          </Button>
        </span>
      </div>
    </form>
  );
}
