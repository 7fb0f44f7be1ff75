import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as Base } from "@base-ui/react/select";
import clsx from "clsx";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { buttonLook } from "./button-look.ts";
import { panelLook, panelOffset, rowCheckLook, rowLook } from "./panel-look.ts";

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

const triggerLook = {
  field: clsx(
    "flex w-full min-w-0 items-center gap-2 rounded-md bg-surface text-left transition-shadow duration-(--d-fast) inset-ring inset-ring-line-control",
    "data-invalid:ring-3 data-invalid:ring-danger-soft data-invalid:inset-ring-danger",
    "data-popup-open:ring-3 data-popup-open:ring-brand-soft data-popup-open:inset-ring-brand-mark data-disabled:bg-transparent data-disabled:text-disabled",
  ),
  button: clsx(buttonLook({ size: "sm" }), "gap-1.5 data-popup-open:bg-raised-2"),
};
const triggerSize = { md: "h-(--control) px-2.5", lg: "h-(--control-lg) px-3 text-md" };

type SelectProps<Value extends string> = {
  ref?: Ref<HTMLButtonElement> | undefined;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** The accessible name without a `Field`. */
  label?: string | undefined;
  placeholder?: string | undefined;
  look?: "field" | "button" | undefined;
  size?: "md" | "lg" | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, label, placeholder, look = "field", size = "md" } = props;
  return (
    <Base.Root<Value>
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      disabled={props.disabled ?? false}
      {...(props.name ? { name: props.name } : {})}
    >
      <Base.Trigger
        ref={props.ref}
        aria-label={label}
        className={clsx(triggerLook[look], look === "field" && triggerSize[size], props.className)}
      >
        <Base.Value placeholder={placeholder} className="min-w-0 flex-1 truncate data-placeholder:text-faint" />
        <Base.Icon className="-mr-0.5 text-faint">
          <ChevronDown className="size-3.5" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          align="start"
          sideOffset={panelOffset}
          alignItemWithTrigger={false}
          className="z-(--z-popover) outline-none"
        >
          <CSPProvider disableStyleElements>
            <Base.Popup className={panelLook()}>
              <Base.List>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={rowLook()}
                  >
                    {option.icon}
                    <Base.ItemText className="truncate">{option.label}</Base.ItemText>
                    <Base.ItemIndicator className={rowCheckLook}>
                      <Check />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </CSPProvider>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
