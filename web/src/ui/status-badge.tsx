import { cva } from "class-variance-authority";
import clsx from "clsx";
import type { ComponentProps } from "react";

export type StatusTone = "idea" | "in-dev" | "published";

const look = cva("inline-flex flex-none items-center gap-1.5 rounded-sm text-xs font-medium whitespace-nowrap", {
  variants: {
    tone: { idea: "text-status-idea", "in-dev": "text-status-in-dev", published: "text-status-published" },
    bare: { true: "", false: "h-5 pr-1.75 pl-1.25" },
  },
  compoundVariants: [
    { tone: "idea", bare: false, className: "bg-status-idea-soft" },
    { tone: "in-dev", bare: false, className: "bg-status-in-dev-soft" },
    { tone: "published", bare: false, className: "bg-status-published-soft" },
  ],
});

type StatusBadgeProps = Omit<ComponentProps<"span">, "children"> & {
  tone: StatusTone;
  children: string;
  /** The glyph only, with the label as its accessible name. */
  bare?: boolean | undefined;
};

export const StatusBadge = ({ tone, bare = false, className, children, ...props }: StatusBadgeProps) => (
  <span {...props} className={clsx(look({ tone, bare }), className)}>
    <StatusGlyph tone={tone} />
    {bare ? <span className="sr-only">{children}</span> : children}
  </span>
);

const StatusGlyph = ({ tone }: { tone: StatusTone }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true" fill="none" className="size-3 flex-none">
    {tone === "idea" && (
      <circle cx="6" cy="6" r="4.6" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.2 1.4" />
    )}
    {tone === "in-dev" && (
      <>
        <circle cx="6" cy="6" r="4.6" stroke="currentColor" strokeWidth="1.6" />
        <path d="M6 3.2A2.8 2.8 0 0 1 6 8.8Z" fill="currentColor" stroke="currentColor" strokeWidth=".6" />
      </>
    )}
    {tone === "published" && (
      <>
        <circle cx="6" cy="6" r="5.4" fill="currentColor" />
        <path
          d="M3.6 6.1 5.3 7.8 8.5 4.5"
          stroke="var(--background)"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    )}
  </svg>
);
