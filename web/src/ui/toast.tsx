import clsx from "clsx";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { toast as sonner } from "sonner";
import { GlyphButton } from "./glyph-button.tsx";

const glyph = { success: CircleCheck, error: CircleAlert, info: Info };
const ink = { success: "text-positive", error: "text-danger", info: "text-info" };

export type ToastTone = keyof typeof glyph;

type ToastOptions = { action?: { label: string; onSelect: () => void } | undefined };

type ToastCardProps = ToastOptions & { tone: ToastTone; text: string; onClose: () => void };

export function ToastCard({ tone, text, action, onClose }: ToastCardProps) {
  const Glyph = glyph[tone];
  return (
    <div className="flex w-85 max-w-[calc(100vw-2rem)] items-start gap-2.5 rounded-lg bg-overlay py-2.5 pr-2 pl-3 font-sans text-sm text-text shadow-overlay">
      <Glyph className={clsx("mt-0.5", ink[tone])} />
      <span className="min-w-0 flex-1 break-words">{text}</span>
      {action && (
        <button
          type="button"
          className="font-medium underline decoration-line-control underline-offset-3 hover:decoration-current"
          onClick={() => {
            action.onSelect();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <GlyphButton size="xs" className="-my-0.5" label="Close" icon={<X />} onClick={onClose} />
    </div>
  );
}

const show =
  (tone: ToastTone) =>
  (text: string, options: ToastOptions = {}) =>
    sonner.custom((id) => <ToastCard tone={tone} text={text} {...options} onClose={() => sonner.dismiss(id)} />);

export const toast = {
  success: show("success"),
  error: show("error"),
  info: show("info"),
};
