import clsx from "clsx";
import { ChevronDown, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Popover } from "./popover.tsx";
import { Tooltip } from "./tooltip.tsx";

type FilterButtonProps = {
  label: string;
  /** The value as text; absent if the filter is off. */
  value?: string | undefined;
  /** A default value: shown without emphasis. */
  isDefault?: boolean | undefined;
  onClear?: (() => void) | undefined;
  /** The reason the filter is disabled, in a tooltip. */
  disabledReason?: string | undefined;
  clearLabel?: string | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  panelClassName?: string | undefined;
  children: ReactNode;
};

export function FilterButton(props: FilterButtonProps) {
  const {
    label,
    value,
    isDefault = false,
    onClear,
    disabledReason,
    clearLabel = `Clear ${label}`,
    children,
    panelClassName,
  } = props;
  if (disabledReason !== undefined)
    return (
      <Tooltip variant="info" content={disabledReason}>
        <Face label={label} aria-disabled="true" className="text-disabled! [&_.lucide]:text-disabled!" />
      </Tooltip>
    );
  const clearable = value !== undefined && onClear !== undefined;
  return (
    <span className="relative inline-flex flex-none">
      <Popover
        label={label}
        className={panelClassName}
        {...("open" in props ? { open: props.open } : {})}
        onOpenChange={props.onOpenChange}
        trigger={<Face label={label} value={value} isDefault={isDefault} clearable={clearable} />}
      >
        {children}
      </Popover>
      {clearable && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={onClear}
          className="absolute inset-y-0 right-0 grid w-6.5 place-items-center rounded-md text-faint hover:text-text"
        >
          <X className="size-3.25" />
        </button>
      )}
    </span>
  );
}

type FaceProps = ComponentProps<"button"> & {
  label: string;
  value?: string | undefined;
  isDefault?: boolean;
  clearable?: boolean;
};

const Face = ({ label, value, isDefault, clearable, className, ...props }: FaceProps) => (
  <button
    type="button"
    {...props}
    className={clsx(
      "inline-flex h-(--control-sm) flex-none items-center gap-1.25 rounded-md pr-2 pl-2.5 text-xs font-medium whitespace-nowrap text-muted transition-[background-color,color] duration-(--d-fast) inset-ring",
      value === undefined || isDefault ? "inset-ring-line" : "bg-raised inset-ring-line-strong",
      props["aria-disabled"] === undefined && "hover:bg-surface hover:text-text",
      clearable && "pr-6.5",
      className,
    )}
  >
    {`${label} `}
    {value !== undefined && <b className="font-semibold text-text">{value}</b>}
    {!clearable && <ChevronDown className="size-3.25 text-faint" />}
  </button>
);
