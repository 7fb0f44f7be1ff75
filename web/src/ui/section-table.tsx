import { type ComponentProps, useRef } from "react";
import { Table } from "./table.tsx";
import { useOverflows } from "./use-overflows.ts";

/** A few rows within a page: the header is not sticky, and a narrow window scrolls the table instead of the page. */
export function SectionTable(props: ComponentProps<"table">) {
  const box = useRef<HTMLDivElement>(null);
  const reachable = useOverflows(box) ? { tabIndex: 0 } : {};
  return (
    <div
      ref={box}
      {...reachable}
      className="-m-1 w-[calc(100%+.5rem)] overflow-x-auto p-1 [&_tbody>tr:last-child]:border-b-0"
    >
      <Table {...props} />
    </div>
  );
}
