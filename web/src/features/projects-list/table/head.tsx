import type { ProjectSortField } from "@coldopen/contract/projects/query";
import clsx from "clsx";
import { t } from "../../../locales/en/projects-list.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ariaSort, SortButton } from "../../../ui/sort-button.tsx";
import { TableHead, TableHeader } from "../../../ui/table.tsx";
import type { ChangeSearch, ProjectsSearch } from "../../project-filters/index.ts";
import type { Selection } from "../selection.ts";
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
  const directionOf = (field: ProjectSortField) => (field === search.sort ? search.direction : undefined);
  const sortBy = (field: ProjectSortField) => {
    const direction = directionOf(field) ?? (field === "name" ? "desc" : "asc");
    change({ sort: field, direction: direction === "asc" ? "desc" : "asc" });
  };
  return (
    <TableHead className="top-24!">
      <tr className={clsx("group/head border-b border-line", edgeLook)}>
        {projectColumns.map(({ name, numeric, sort, look }, index) => (
          <TableHeader
            key={name}
            numeric={numeric}
            aria-sort={sort && ariaSort(directionOf(sort))}
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
            {sort ? (
              <SortButton direction={directionOf(sort)} onSort={() => sortBy(sort)}>
                {name}
              </SortButton>
            ) : (
              name
            )}
          </TableHeader>
        ))}
      </tr>
    </TableHead>
  );
}
