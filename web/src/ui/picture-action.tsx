import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Tooltip } from "./tooltip.tsx";

const ink = {
  plain: "text-on-plate",
  ai: "text-[#cbb8ff]",
  chosen: "text-[#fbbf24]",
  /** Selected, for icons that are one closed shape. */
  on: "text-[#fbbf24] [&>.lucide]:fill-current",
};

type PictureActionProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  label: string;
  /** A longer description than the name. */
  tip?: string | undefined;
  icon: ReactNode;
  tone?: keyof typeof ink | undefined;
};

/** A 28 px button for the corner of a picture. */
export const PictureAction = ({ label, tip, icon, tone = "plain", className, ...props }: PictureActionProps) => (
  <Tooltip content={tip ?? label} describes={false}>
    <button
      type="button"
      {...props}
      aria-label={label}
      className={clsx(
        "grid size-7 place-items-center rounded-sm bg-plate transition-colors duration-(--d-fast) hover:bg-plate-hover hover:ring hover:ring-on-plate/28 aria-disabled:opacity-60",
        ink[tone],
        className,
      )}
    >
      {icon}
    </button>
  </Tooltip>
);
