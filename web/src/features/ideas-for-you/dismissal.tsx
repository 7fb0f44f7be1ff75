import { DismissedReason } from "@coldopen/contract/ideas/schema";
import { CircleCheck, Undo2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { t } from "../../locales/en/ideas-for-you.ts";
import { Button } from "../../ui/button.tsx";
import { StreamLine } from "../../ui/stream-line.tsx";

const veil =
  "absolute -inset-px z-1 flex flex-col rounded-lg bg-[color-mix(in_srgb,var(--surface)_90%,transparent)] p-5 inset-ring inset-ring-line backdrop-blur-[10px]";

const UndoButton = ({ onUndo }: { onUndo: () => void }) => (
  <Button kind="ghost" size="sm" icon={<Undo2 />} onClick={onUndo}>
    {t("undo")}
  </Button>
);

type ReasonPickerProps = { onReason: (reason: DismissedReason) => void; onUndo: () => void };

/** Covers a removed card, so that people still see what they removed. */
export function ReasonPicker({ onReason, onUndo }: ReasonPickerProps) {
  const heading = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onUndo();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid over the card.
    <div role="group" aria-labelledby={heading} onKeyDown={onKeyDown} className={veil}>
      <div className="flex items-center justify-between gap-2">
        <h3 id={heading} className="text-[15px] leading-5 font-semibold font-stretch-[104%]">
          {t("why")}
        </h3>
        <span className="-mr-2">
          <UndoButton onUndo={onUndo} />
        </span>
      </div>
      <ul className="mt-3.5 grid gap-1.5">
        {DismissedReason.options.map((reason, at) => (
          <li key={reason}>
            <button
              ref={at === 0 ? first : undefined}
              type="button"
              onClick={() => onReason(reason)}
              className="flex h-9 w-full items-center rounded-md bg-raised px-3 text-left font-medium transition-colors duration-(--d-fast) hover:bg-raised-2"
            >
              {t(`reasons.${reason}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ThanksProps = { isReplaced: boolean; onUndo: () => void };

export function Thanks({ isReplaced, onUndo }: ThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} className={`${veil} items-center justify-center text-center outline-none`}>
      <div role="status" className="flex flex-col items-center">
        <CircleCheck className="size-5 text-positive" />
        <p className="mt-3 text-[15px] leading-5 font-semibold font-stretch-[104%]">{t("thanks")}</p>
        <p className="mt-0.5 text-muted">{isReplaced ? t("onTheWay") : t("notReplaced")}</p>
      </div>
      {isReplaced ? <StreamLine className="mt-4 mb-3.5 w-30 rounded-full" /> : <span className="mt-3.5" />}
      <UndoButton onUndo={onUndo} />
    </div>
  );
}
