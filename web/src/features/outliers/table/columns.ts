import type { OutlierSortField } from "@coldopen/contract/outliers/query";
import { t } from "../../../locales/en/outliers.ts";
import type { TableColumn } from "../../../ui/table-columns.tsx";

type Column = TableColumn & { sort?: OutlierSortField };

/** Where there is no room for all, what these say stands under the title. */
export const roomyLook = "@max-4xl:hidden";
/** Around a table, whose room counts: the window holds other things too. */
export const roomLook = "@container";

/** The video takes what the others leave; the least telling step back where there is little room. */
export const outlierColumns: readonly Column[] = [
  { name: t("columns.video"), width: "" },
  { name: t("columns.channel"), width: "11rem", look: roomyLook },
  { name: t("columns.views"), width: "5rem", numeric: true, sort: "views", look: roomyLook },
  { name: t("columns.index"), width: "", numeric: true, sort: "performance_index", look: "w-28 @max-md:w-24" },
  { name: t("columns.uploaded"), width: "7.5rem", numeric: true, sort: "uploaded", look: roomyLook },
  { name: t("columns.category"), width: "9rem", look: `max-wide:hidden ${roomyLook}` },
];
/** Rows run from edge to edge; what they hold keeps to the gutter. */
export const edgeLook =
  "[&>:first-child]:pl-(--page-x)! [&>:last-child]:pr-(--page-x)! max-wide:[&>:nth-last-child(2)]:pr-(--page-x)! @max-4xl:[&>:nth-child(4)]:pr-(--page-x)!";

/** A row's number counts the head, and begins at one. */
export const ROWS_BEFORE = 2;
