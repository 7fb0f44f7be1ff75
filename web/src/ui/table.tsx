import clsx from "clsx";
import type { ComponentProps } from "react";

export const Table = ({ className, ...props }: ComponentProps<"table">) => (
  <table {...props} className={clsx("w-full border-collapse text-left", className)} />
);

export const TableHead = ({ className, ...props }: ComponentProps<"thead">) => (
  <thead {...props} className={clsx("sticky top-0 z-(--z-sticky) bg-background", className)} />
);

export const TableBody = (props: ComponentProps<"tbody">) => <tbody {...props} />;

type RowProps = ComponentProps<"tr"> & { selected?: boolean | undefined };

export const TableRow = ({ selected, className, ...props }: RowProps) => (
  <tr
    {...props}
    {...(selected === undefined ? {} : { "aria-selected": selected })}
    className={clsx(
      "border-b border-line transition-colors duration-(--d-fast) [tbody>&]:h-(--row)",
      selected ? "bg-brand-soft" : "[tbody>&]:hover:bg-surface",
      className,
    )}
  />
);

type CellLook = { /** Figures line up at the right. */ numeric?: boolean | undefined };

const numericLook = "text-right type-data";

export const TableHeader = ({ numeric, className, ...props }: ComponentProps<"th"> & CellLook) => (
  <th
    scope="col"
    {...props}
    className={clsx("h-8 px-3 text-xs font-medium text-faint first:pl-0 last:pr-0", numeric && numericLook, className)}
  />
);

export const TableCell = ({ numeric, className, ...props }: ComponentProps<"td"> & CellLook) => (
  <td {...props} className={clsx("px-3 first:pl-0 last:pr-0", numeric && numericLook, className)} />
);
