import clsx from "clsx";
import { useRef } from "react";
import { t } from "../../../locales/en/pitches.ts";
import { figureField, parseFigure, typedFigure } from "../fields.ts";
import { type FigureSlotProps, usePitchPage } from "../page/slots.ts";
import { useDraft } from "./use-draft.ts";

/** A figure that a click turns into a field. What is typed is marked as typed in by the server. */
export function EditableFigure({ name, className }: FigureSlotProps) {
  const { content } = usePitchPage();
  const { draft, setDraft, isOpenedByPerson, close, save, refuse } = useDraft(name);
  const button = useRef<HTMLButtonElement>(null);
  const { get, set, format, kind } = figureField(name);
  const value = get(content);
  const parsed = draft === undefined ? value : parseFigure(name, draft);
  const label = t("edit.change", { name: t(`edit.names.${name}`) });

  const focusFigure = () => requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  const submit = () => {
    if (parsed === undefined) refuse();
    else if (parsed === value) close();
    else save((latest) => set(latest, parsed));
  };

  if (draft !== undefined)
    return (
      <span className="block">
        <input
          // biome-ignore lint/a11y/noAutofocus: the person has just clicked this figure
          autoFocus={isOpenedByPerson}
          inputMode="text"
          aria-label={t(`edit.names.${name}`)}
          aria-invalid={parsed === undefined}
          value={draft}
          maxLength={20}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={submit}
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
            if (key === "Enter") submit();
            if (key === "Escape" || (key === "Enter" && parsed !== undefined)) focusFigure();
          }}
          className={clsx(
            className,
            "w-full rounded-sm bg-surface px-1 outline-2",
            parsed === undefined ? "outline-danger" : "outline-brand-mark",
          )}
        />
        {parsed === undefined && (
          <span role="alert" className="mt-1.5 block text-xs text-danger">
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
