import { cva } from "class-variance-authority";
import clsx from "clsx";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { GlyphButton } from "./glyph-button.tsx";

const look = cva("flex min-h-10 items-center gap-2.5 border-b border-line py-1 pl-(--page-x) font-medium text-text", {
  variants: {
    tone: {
      success: "bg-positive-soft [&>.lucide]:text-positive",
      danger: "bg-danger-soft [&>.lucide]:text-danger",
      info: "bg-info-soft [&>.lucide]:text-info",
    },
    isDismissible: { true: "pr-2", false: "pr-(--page-x)" },
  },
});

const glyph = { success: CircleCheck, danger: CircleAlert, info: Info };

type BannerProps = {
  tone: keyof typeof glyph;
  icon?: ReactNode;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Banner({ tone, icon, action, onDismiss, dismissLabel = "Dismiss", className, children }: BannerProps) {
  const Glyph = glyph[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={clsx(look({ tone, isDismissible: onDismiss !== undefined }), className)}
    >
      {icon ?? <Glyph />}
      <span className="min-w-0 flex-1">{children}</span>
      {action}
      {onDismiss && <GlyphButton size="xs" label={dismissLabel} icon={<X />} onClick={onDismiss} />}
    </div>
  );
}
