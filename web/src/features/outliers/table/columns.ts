import type { OutlierSortField } from "@coldopen/contract/outliers/query";
import { t } from "../../../locales/en/outliers.ts";
import type { TableColumn } from "../../../ui/table-columns.tsx";

type Column = TableColumn & { sort?: OutlierSortField };

/** Columns that a narrow table shows below the title instead. */
export const roomyLook = "@max-4xl:hidden";
/** A container query, since the window holds other things too. */
export const roomLook = "@container";

/** The video column takes the remaining width; less important columns are hidden first. */
export const outlierColumns: readonly Column[] = [
  { name: t("columns.video"), width: "" },
  { name: t("columns.channel"), width: "11rem", look: roomyLook },
  { name: t("columns.views"), width: "5rem", numeric: true, sort: "views", look: roomyLook },
  { name: t("columns.index"), width: "", numeric: true, sort: "performance_index", look: "w-28 @max-md:w-24" },
  { name: t("columns.uploaded"), width: "7.5rem", numeric: true, sort: "uploaded", look: roomyLook },
  { name: t("columns.category"), width: "9rem", look: `max-wide:hidden ${roomyLook}` },
];
/** Rows span the full width; their content keeps the page gutter. */
export const edgeLook =
  "[&>:first-child]:pl-(--page-x)! [&>:last-child]:pr-(--page-x)! max-wide:[&>:nth-last-child(2)]:pr-(--page-x)! @max-4xl:[&>:nth-child(4)]:pr-(--page-x)!";

/** Row numbers count the header and start at one. */
export const ROWS_BEFORE = 2;
