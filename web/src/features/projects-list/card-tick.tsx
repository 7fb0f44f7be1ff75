import clsx from "clsx";
import { useRef } from "react";
import { t } from "../../locales/en/projects-list.ts";
import { Checkbox } from "../../ui/checkbox.tsx";

type ProjectTickProps = {
  name: string;
  isOn: boolean;
  onToggle: (options: { isRange: boolean }) => void;
  className?: string;
};

/** Selects a project; with Shift, all from the last selected one. */
export function ProjectTick({ name, isOn, onToggle, className }: ProjectTickProps) {
  const isRange = useRef(false);
  return (
    <span
      className={clsx("flex", className)}
      onMouseDownCapture={(event) => {
        if (event.shiftKey) event.preventDefault();
      }}
      onClickCapture={(event) => {
        if (event.nativeEvent.isTrusted || event.shiftKey) isRange.current = event.shiftKey;
      }}
    >
      <Checkbox
        label={t("bulk.select", { name })}
        checked={isOn}
        onCheckedChange={() => {
          onToggle({ isRange: isRange.current });
          isRange.current = false;
        }}
      />
    </span>
  );
}
