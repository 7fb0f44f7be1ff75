import { visibleLine } from "@coldopen/contract/kernel/names";
import { toWebsite } from "@coldopen/contract/pitches/website";
import clsx from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/pitches.ts";
import { textField } from "../fields.ts";
import { type TextSlotProps, usePitchPage } from "../page/slots.ts";
import { useEditor } from "./editor-context.ts";

const slotLook =
  "rounded-xs text-start outline-offset-3 hover:bg-raised hover:ring-4 hover:ring-raised focus-visible:outline-2 focus-visible:outline-focus";
const fieldLook =
  "-mx-1.5 w-[calc(100%+0.75rem)] resize-none rounded-sm bg-surface px-1.5 outline-2 outline-brand-mark field-sizing-content";
const required = new Set(["brandName", "creatorName", "title"]);

/** Shows the text; a click turns it into a field, and leaving the field saves it. */
export function EditableText({ name, as: Element = "p", className }: TextSlotProps) {
  const { content } = usePitchPage();
  const { editor } = useEditor();
  const [draft, setDraft] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const { get, set, max, isLine } = textField(name);
  const text = get(content);
  const label = t(text === "" ? "edit.add" : "edit.change", { name: t(`edit.names.${name}`) });

  const close = () => {
    setDraft(undefined);
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const save = (typed: string) => {
    setDraft(undefined);
    const tidy = isLine ? visibleLine(typed) : typed.trim();
    const value = name === "website" ? toWebsite(tidy) : tidy;
    if (value === undefined) return toast.error(t("new.notAWebsite"));
    if (value === text || (value === "" && required.has(name))) return;
    editor.change((latest) => set(latest, value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && (isLine || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save(draft ?? text);
      close();
    }
  };

  if (draft !== undefined)
    return (
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the person has just clicked this text
        autoFocus
        dir="auto"
        rows={1}
        aria-label={t(`edit.names.${name}`)}
        value={draft}
        maxLength={max}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={() => save(draft)}
        onKeyDown={onKeyDown}
        className={clsx(fieldLook, className)}
      />
    );
  return (
    <Element dir="auto" className={className}>
      <button
        ref={button}
        type="button"
        aria-label={text === "" ? label : `${label}: ${text.slice(0, 80)}`}
        onClick={() => setDraft(text)}
        className={clsx(
          slotLook,
          "max-w-full font-[inherit] whitespace-pre-line wrap-anywhere",
          text === "" && "text-faint",
        )}
      >
        {text === "" ? label : text}
      </button>
    </Element>
  );
}
