import clsx from "clsx";
import { useRef, useState } from "react";
import { t } from "../../../locales/en/pitches.ts";
import { figureField, parseFigure, typedFigure } from "../fields.ts";
import { type FigureSlotProps, usePitchPage } from "../page/slots.ts";
import { useEditor } from "./editor-context.ts";

/** A figure that a click turns into a field. What is typed is marked as typed in by the server. */
export function EditableFigure({ name, className }: FigureSlotProps) {
  const { content } = usePitchPage();
  const { editor } = useEditor();
  const [draft, setDraft] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const { get, set, format, kind } = figureField(name);
  const value = get(content);
  const parsed = draft === undefined ? value : parseFigure(name, draft);
  const label = t("edit.change", { name: t(`edit.names.${name}`) });

  const close = () => {
    setDraft(undefined);
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const save = () => {
    if (parsed === undefined || draft === undefined) return;
    setDraft(undefined);
    if (parsed !== value) editor.change((latest) => set(latest, parsed));
  };

  if (draft !== undefined)
    return (
      <span className="block">
        <input
          // biome-ignore lint/a11y/noAutofocus: the person has just clicked this figure
          autoFocus
          inputMode="text"
          aria-label={t(`edit.names.${name}`)}
          aria-invalid={parsed === undefined}
          value={draft}
          maxLength={20}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={() => (parsed === undefined ? setDraft(undefined) : save())}
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
            if (key === "Enter" && parsed !== undefined) {
              save();
              close();
            }
          }}
          className={clsx(
            className,
            "w-full rounded-sm bg-surface px-1 outline-2",
            parsed === undefined ? "outline-danger" : "outline-brand-mark",
          )}
        />
        {parsed === undefined && (
          <span role="alert" className="block text-xs text-danger">
            {t(`edit.notAFigure.${kind}`)}
          </span>
        )}
      </span>
    );
  return (
    <button
      ref={button}
      type="button"
      aria-label={value === null ? `${t("edit.addFigure")}: ${t(`edit.names.${name}`)}` : `${label}: ${format(value)}`}
      onClick={() => setDraft(typedFigure(name, value))}
      className={clsx(
        "rounded-xs text-start hover:bg-raised hover:ring-4 hover:ring-raised",
        value === null ? "py-2.5 text-sm text-faint underline decoration-dotted underline-offset-3" : className,
      )}
    >
      {value === null ? t("edit.addFigure") : format(value)}
    </button>
  );
}
