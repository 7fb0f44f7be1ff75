import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Tooltip } from "./tooltip.tsx";

export type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  /** Shows icons only, with the labels as tooltips. */
  iconOnly?: boolean | undefined;
  size?: "sm" | "md" | undefined;
  className?: string | undefined;
};

/** For view modes, never for navigation. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onValueChange, segments, iconOnly = false, size = "md", className } = props;
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className={clsx("inline-flex flex-none gap-px rounded-md bg-surface p-0.5 inset-ring inset-ring-line", className)}
    >
      {segments.map((segment) => {
        const toggle = (
          <Toggle
            key={segment.value}
            value={segment.value}
            aria-label={iconOnly ? segment.label : undefined}
            className={clsx(
              "inline-flex items-center justify-center gap-1.5 rounded-sm text-xs font-medium whitespace-nowrap text-muted transition-colors duration-(--d-fast) hover:text-text data-pressed:bg-raised-2 data-pressed:text-text [&>.lucide]:size-3.5",
              size === "md" ? "h-7" : "h-6",
              iconOnly ? (size === "md" ? "w-8" : "w-7") : size === "md" ? "px-2.5" : "px-2",
            )}
          >
            {segment.icon}
            {!iconOnly && segment.label}
          </Toggle>
        );
        return iconOnly ? (
          <Tooltip key={segment.value} content={segment.label} describes={false}>
            {toggle}
          </Tooltip>
        ) : (
          toggle
        );
      })}
    </ToggleGroup>
  );
}
