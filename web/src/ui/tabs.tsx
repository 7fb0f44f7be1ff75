import { Tabs as Base } from "@base-ui/react/tabs";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

type TabsProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
  children: ReactNode;
};

export const Tabs = <Value extends string>({ value, onValueChange, className, children }: TabsProps<Value>) => (
  <Base.Root value={value} onValueChange={(next) => onValueChange(next)} className={className}>
    {children}
  </Base.Root>
);

type TabListProps = { label: string; className?: string | undefined; children: ReactNode };

/** On a hairline of its parent, which the selected tab covers. */
export const TabList = ({ label, className, children }: TabListProps) => (
  <Base.List aria-label={label} className={clsx("flex h-(--subbar) items-stretch gap-5", className)}>
    {children}
  </Base.List>
);

type TabProps = {
  value: string;
  disabled?: boolean | undefined;
  render?: ReactElement | undefined;
  children: ReactNode;
};

export const Tab = ({ value, disabled = false, render, children }: TabProps) => (
  <Base.Tab
    value={value}
    disabled={disabled}
    {...(render ? { render, nativeButton: false } : {})}
    className={clsx(
      "relative inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-muted transition-colors duration-(--d-fast) hover:text-text data-active:text-text data-disabled:text-disabled",
      "after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-t-[2px] data-active:after:bg-brand-mark",
    )}
  >
    {children}
  </Base.Tab>
);

type TabPanelProps = {
  value: string;
  /** Keeps the state of its content while another tab is shown. */
  keepMounted?: boolean;
  /** -1 if the first control inside takes the focus. */
  tabIndex?: -1;
  className?: string | undefined;
  children: ReactNode;
};

export const TabPanel = (props: TabPanelProps) => <Base.Panel {...props} />;
