import clsx from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type AlertProps = { title: string; className?: string | undefined; children?: ReactNode };

/** In place of content that failed to load. */
export const Alert = ({ title, className, children }: AlertProps) => (
  <div
    role="alert"
    className={clsx(
      "flex gap-2.5 rounded-lg bg-danger-soft p-3 inset-ring inset-ring-[color-mix(in_srgb,var(--danger)_26%,transparent)]",
      className,
    )}
  >
    <CircleAlert className="mt-0.5 text-danger" />
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      {children && <div className="text-muted">{children}</div>}
    </div>
  </div>
);
