import clsx from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

/** Undefined while the list is sorted by another column. */
type Direction = "asc" | "desc" | undefined;

export const ariaSort = (direction: Direction) =>
  direction === undefined ? "none" : direction === "asc" ? "ascending" : "descending";

type SortButtonProps = { direction: Direction; onSort: () => void; children: ReactNode };

export function SortButton({ direction, onSort, children }: SortButtonProps) {
  const Arrow = direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={onSort}
      className={clsx(
        "inline-flex items-center gap-1 rounded-xs [text-align:inherit] hover:text-text",
        direction && "text-text",
      )}
    >
      {children}
      {direction && <Arrow className="size-3" />}
    </button>
  );
}
