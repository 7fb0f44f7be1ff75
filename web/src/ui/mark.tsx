import clsx from "clsx";

type MarkProps = { className?: string | undefined };

export const Mark = ({ className }: MarkProps) => (
  <svg viewBox="0 0 26 18" fill="none" aria-hidden="true" className={clsx("h-4.5 w-6.5 flex-none", className)}>
    <path
      d="M14.5 1.8H5A3.2 3.2 0 0 0 1.8 5v8A3.2 3.2 0 0 0 5 16.2h17"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <circle cx="21.4" cy="4.6" r="3.6" fill="var(--brand)" />
  </svg>
);

export const Wordmark = ({ className, children }: MarkProps & { children: string }) => (
  <span className={clsx("inline-flex items-center gap-2.25", className)}>
    <Mark />
    <span className="text-md font-[650] font-stretch-[116%] tracking-[-.01em] whitespace-nowrap">{children}</span>
  </span>
);
