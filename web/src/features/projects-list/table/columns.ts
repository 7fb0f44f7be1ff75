import type { ProjectSortField } from "@coldopen/contract/projects/query";
import { t } from "../../../locales/en/projects-list.ts";
import type { TableColumn } from "../../../ui/table-columns.tsx";

type Column = TableColumn & { sort?: ProjectSortField };

const FROM_SMALL = "max-sm:hidden";
const FROM_LARGE = "max-lg:hidden";
const FROM_WIDE = "max-wide:hidden";

/** The project column takes the remaining width; figures are hidden first on narrow windows. */
export const projectColumns: readonly Column[] = [
  { name: t("columns.project"), width: "", sort: "name" },
  { name: t("columns.status"), width: "6.625rem", look: FROM_SMALL },
  { name: t("columns.due"), width: "8.375rem", sort: "publishDate", look: FROM_SMALL },
  { name: t("columns.duration"), width: "4.625rem", numeric: true, look: FROM_WIDE },
  { name: t("columns.views"), width: "3.875rem", numeric: true, look: FROM_LARGE },
  { name: t("columns.avd"), width: "3.875rem", numeric: true, look: FROM_WIDE },
  { name: t("columns.outlierIndex"), width: "6.5rem", numeric: true, look: FROM_LARGE },
  { name: t("columns.tags"), width: "7.75rem", look: FROM_WIDE },
  { name: t("columns.edited"), width: "8.125rem", numeric: true, sort: "updatedAt" },
];
/** Rows span the full width; their content keeps the page gutter. */
export const edgeLook = "[&>:first-child]:pl-(--page-x)! [&>:last-child]:pr-(--page-x)!";
export const lookOf = (index: number): string => projectColumns[index]?.look ?? "";
