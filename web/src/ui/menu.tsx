import { Menu as Base } from "@base-ui/react/menu";
import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import {
  type PanelProps,
  panelLook,
  panelOffset,
  rowCheckLook,
  rowGroupLabelLook,
  rowLook,
  rowSeparatorLook,
} from "./panel-look.ts";

export function Menu({ trigger, children, align = "start", side = "bottom", className, ...root }: PanelProps) {
  return (
    <Base.Root {...root}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          side={side}
          sideOffset={panelOffset}
          collisionPadding={8}
          className="z-(--z-popover) outline-none"
        >
          <Base.Popup className={panelLook({ className })}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type RowProps = {
  icon?: ReactNode;
  tone?: "plain" | "ai" | "danger" | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
};

type MenuItemProps = RowProps & {
  onSelect?: (() => void) | undefined;
  /** A shortcut or a count at the right edge. */
  hint?: ReactNode;
  /** Another element, such as the router's link. */
  render?: ReactElement | undefined;
};

export const MenuItem = ({ icon, tone, disabled = false, onSelect, hint, render, children }: MenuItemProps) => (
  <Base.Item
    disabled={disabled}
    onClick={() => onSelect?.()}
    {...(render ? { render } : {})}
    className={rowLook({ tone })}
  >
    {icon}
    {children}
    {hint && <span className="ml-auto pl-3 text-micro text-faint">{hint}</span>}
  </Base.Item>
);

type MenuCheckProps = RowProps & { checked: boolean; onCheckedChange: (checked: boolean) => void };

export const MenuCheckItem = ({ icon, tone, disabled = false, checked, onCheckedChange, children }: MenuCheckProps) => (
  <Base.CheckboxItem
    disabled={disabled}
    checked={checked}
    onCheckedChange={(next) => onCheckedChange(next)}
    className={rowLook({ tone })}
  >
    {icon}
    {children}
    <Base.CheckboxItemIndicator className={rowCheckLook}>
      <Check />
    </Base.CheckboxItemIndicator>
  </Base.CheckboxItem>
);

type MenuRadiosProps<Value extends string> = {
  label: string;
  hideLabel?: boolean | undefined;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
};

export const MenuRadios = <Value extends string>(props: MenuRadiosProps<Value>) => (
  <Base.RadioGroup value={props.value} onValueChange={props.onValueChange}>
    <MenuLabel hidden={props.hideLabel}>{props.label}</MenuLabel>
    {props.options.map(({ value, label, icon }) => (
      <Base.RadioItem key={value} value={value} closeOnClick className={rowLook()}>
        {icon}
        {label}
        <Base.RadioItemIndicator className={rowCheckLook}>
          <Check />
        </Base.RadioItemIndicator>
      </Base.RadioItem>
    ))}
  </Base.RadioGroup>
);

const MenuLabel = ({ hidden, children }: { hidden?: boolean | undefined; children: ReactNode }) => (
  <Base.GroupLabel className={clsx(hidden ? "sr-only" : rowGroupLabelLook)}>{children}</Base.GroupLabel>
);

export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Base.Group>
    <MenuLabel>{label}</MenuLabel>
    {children}
  </Base.Group>
);

export const MenuSeparator = () => <Base.Separator className={rowSeparatorLook} />;
