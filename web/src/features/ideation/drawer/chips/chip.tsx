import type { BrainstormOption } from "@coldopen/contract/ideation/schema";
import clsx from "clsx";
import {
  Drama,
  Flame,
  LayoutTemplate,
  Merge,
  Orbit,
  PenLine,
  Scissors,
  Shuffle,
  Smile,
  Sparkles,
  Video,
  WandSparkles,
  Zap,
} from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Tooltip } from "../../../../ui/tooltip.tsx";

export const optionIcons: Record<BrainstormOption, ReactNode> = {
  cameraAngles: <Video />,
  compositions: <LayoutTemplate />,
  emptyState: <Sparkles />,
  explode: <Orbit />,
  expressions: <Smile />,
  intensify: <Flame />,
  moodShift: <Drama />,
  powerUp: <Zap />,
  rephrase: <PenLine />,
  shorten: <Scissors />,
  thisBut: <WandSparkles />,
  variations: <Shuffle />,
  combine: <Merge />,
};

type BrainstormChipProps = ComponentProps<"button"> & {
  option: BrainstormOption;
  name: string;
  isCurrent: boolean;
  isStreaming: boolean;
  /** The reason it is disabled. */
  reason?: string | undefined;
};

export function BrainstormChip({
  option,
  name,
  isCurrent,
  isStreaming,
  reason,
  onClick,
  ...props
}: BrainstormChipProps) {
  const chip = (
    <button
      type="button"
      {...props}
      aria-current={isCurrent}
      aria-disabled={reason !== undefined}
      onClick={(event) => (reason === undefined ? onClick?.(event) : event.preventDefault())}
      className={clsx(
        "inline-flex h-(--control-sm) flex-none items-center gap-1.5 whitespace-nowrap rounded-md pr-2.5 pl-2 text-xs font-medium inset-ring transition-colors duration-(--d-fast) [&>.lucide]:size-3.5",
        isCurrent && isStreaming && "bg-ai-soft text-ai inset-ring-ai-line",
        isCurrent && !isStreaming && "bg-raised text-text inset-ring-line-strong",
        !isCurrent && "inset-ring-line [&>.lucide]:text-faint",
        !isCurrent &&
          (reason === undefined
            ? "text-muted hover:bg-raised hover:text-text"
            : "text-disabled [&>.lucide]:text-disabled"),
      )}
    >
      {optionIcons[option]}
      {name}
    </button>
  );
  return reason === undefined ? chip : <Tooltip content={reason}>{chip}</Tooltip>;
}
