import { cva } from "class-variance-authority";
import clsx from "clsx";

const track = cva("block h-0.5 overflow-hidden rounded-full", {
  variants: { tone: { brand: "bg-raised-2", ai: "bg-ai-soft" } },
});

const bar = cva("block h-full origin-left transition-[width] duration-(--d-slow)", {
  variants: {
    tone: {
      brand: "bg-brand-mark",
      ai: "bg-[linear-gradient(90deg,var(--ai-purple),var(--ai-violet),var(--ai-pink))]",
    },
  },
});

type ProgressProps = {
  label: string;
  value: number;
  max?: number | undefined;
  tone?: "brand" | "ai" | undefined;
  className?: string | undefined;
};

export function Progress({ label, value, max = 100, tone = "brand", className }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={clsx(track({ tone }), className)}
    >
      <span className={bar({ tone })} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
