import type { OutlierSortField } from "@coldopen/contract/outliers/query";
import type { TableColumn } from "../../../ui/table-columns.tsx";
import { t } from "../texts.ts";

type Column = TableColumn & { sort?: OutlierSortField };

/** The video takes what the others leave; the least telling step back on narrow windows. */
export const outlierColumns: readonly Column[] = [
  { name: t("columns.video"), width: "" },
  { name: t("columns.channel"), width: "11rem" },
  { name: t("columns.views"), width: "5rem", numeric: true, sort: "views" },
  { name: t("columns.index"), width: "7rem", numeric: true, sort: "performance_index" },
  { name: t("columns.uploaded"), width: "7.5rem", numeric: true, sort: "uploaded" },
  { name: t("columns.category"), width: "9rem", look: "max-wide:hidden" },
];
/** Rows run from edge to edge; what they hold keeps to the gutter. */
export const edgeLook =
  "[&>:first-child]:pl-(--page-x)! [&>:last-child]:pr-(--page-x)! max-wide:[&>:nth-last-child(2)]:pr-(--page-x)!";
