import { visibleLine } from "@coldopen/contract/kernel/names";
import { toWebsite } from "@coldopen/contract/pitches/website";
import clsx from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { t } from "../../../locales/en/pitches.ts";
import { textField } from "../fields.ts";
import { type TextSlotProps, usePitchPage } from "../page/slots.ts";
import { useDraft } from "./use-draft.ts";

const slotLook =
  "rounded-xs text-start outline-offset-3 hover:bg-raised hover:ring-4 hover:ring-raised focus-visible:outline-2 focus-visible:outline-focus";
const fieldLook =
  "-mx-1.5 w-[calc(100%+0.75rem)] resize-none rounded-sm bg-surface px-1.5 outline-2 field-sizing-content";
const required = new Set(["brandName", "creatorName", "title"]);

/** Shows the text; a click turns it into a field, and leaving the field saves it. */
export function EditableText({ name, as: Element = "p", className }: TextSlotProps) {
  const { content } = usePitchPage();
  const { draft, setDraft, isOpenedByPerson, close, save, refuse } = useDraft(name);
  const [isRefused, setRefused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { get, set, max, isLine } = textField(name);
  const text = get(content);
  const label = t(text === "" ? "edit.add" : "edit.change", { name: t(`edit.names.${name}`) });

  const focusText = () => requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  /** Returns whether the field is closed. */
  const submit = (typed: string): boolean => {
    const tidy = isLine ? visibleLine(typed) : typed.trim();
    const value = name === "website" ? toWebsite(tidy) : tidy;
    setRefused(value === undefined);
    if (value === undefined) refuse();
    else if (value === text || (value === "" && required.has(name))) close();
    else save((latest) => set(latest, value));
    return value !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      setRefused(false);
      close();
      focusText();
    } else if (event.key === "Enter" && (isLine || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (submit(draft ?? text)) focusText();
    }
  };

  if (draft !== undefined)
    return (
      <>
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the person has just clicked this text
          autoFocus={isOpenedByPerson}
          dir="auto"
          rows={1}
          aria-label={t(`edit.names.${name}`)}
          aria-invalid={isRefused}
          value={draft}
          maxLength={max}
          onChange={({ currentTarget }) => {
            setRefused(false);
            setDraft(currentTarget.value);
          }}
          onBlur={() => submit(draft)}
          onKeyDown={onKeyDown}
          className={clsx(fieldLook, isRefused ? "outline-danger" : "outline-brand-mark", className)}
        />
        {isRefused && (
          <span role="alert" className="block text-xs text-danger">
            {t("new.notAWebsite")}
          </span>
        )}
      </>
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
