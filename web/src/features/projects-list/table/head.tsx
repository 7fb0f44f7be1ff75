import type { ProjectSortField } from "@coldopen/contract/projects/query";
import clsx from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TableHead, TableHeader } from "../../../ui/table.tsx";
import type { ChangeSearch, ProjectsSearch } from "../../project-filters/index.ts";
import type { Selection } from "../selection.ts";
import { t } from "../texts.ts";
import { edgeLook, projectColumns } from "./columns.ts";

type ProjectTableHeadProps = {
  search: ProjectsSearch;
  change: ChangeSearch;
  selection: Selection;
  count: number;
};

export function ProjectTableHead({ search, change, selection, count }: ProjectTableHeadProps) {
  const isAll = count > 0 && selection.chosen.size === count;
  const isSome = selection.chosen.size > 0;
  return (
    <TableHead className="top-24!">
      <tr className={clsx("group/head border-b border-line", edgeLook)}>
        {projectColumns.map(({ name, numeric, sort, look }, index) => (
          <TableHeader
            key={name}
            numeric={numeric}
            aria-sort={sort && ariaSort(search, sort)}
            className={clsx(look, index === 0 && "relative")}
          >
            {index === 0 && (
              <span
                className={clsx(
                  "absolute top-2 left-1 group-hover/head:opacity-100 focus-within:opacity-100",
                  !isSome && "opacity-0",
                )}
              >
                <Checkbox
                  label={t("bulk.selectAll")}
                  checked={isAll}
                  mixed={isSome && !isAll}
                  onCheckedChange={() => selection.setAll(!isAll)}
                />
              </span>
            )}
            {sort ? <SortButton name={name} field={sort} search={search} change={change} /> : name}
          </TableHeader>
        ))}
      </tr>
    </TableHead>
  );
}

const ariaSort = ({ sort, direction }: ProjectsSearch, field: ProjectSortField) =>
  sort !== field ? ("none" as const) : direction === "asc" ? ("ascending" as const) : ("descending" as const);

type SortButtonProps = { name: string; field: ProjectSortField; search: ProjectsSearch; change: ChangeSearch };

function SortButton({ name, field, search: { sort, direction }, change }: SortButtonProps) {
  const isOn = sort === field;
  const Arrow = direction === "asc" ? ArrowUp : ArrowDown;
  const next = isOn ? (direction === "asc" ? "desc" : "asc") : field === "name" ? "asc" : "desc";
  return (
    <button
      type="button"
      onClick={() => change({ sort: field, direction: next })}
      className={clsx("inline-flex items-center gap-1 rounded-xs hover:text-text", isOn && "text-text")}
    >
      {name}
      {isOn && <Arrow className="size-3" />}
    </button>
  );
}
