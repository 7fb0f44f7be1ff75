import { type Column, toCsv, toJson } from "../../lib/csv.ts";
import type { Exported } from "../../lib/use-export.ts";
import { t } from "../../locales/en/list-export.ts";
import { ExportMenu } from "../../ui/export-menu.tsx";

type ListExportProps<T> = Pick<Exported<T>, "name" | "fetchAll" | "done"> & {
  columns: readonly Column<T>[];
  /** The button's label, where a page has several lists. */
  label?: string;
};

/** A list as CSV with the columns, or as JSON with all fields of its rows. */
export const ListExport = <T,>({ columns, label = t("name"), ...list }: ListExportProps<T>) => (
  <ExportMenu
    {...list}
    label={label}
    write={{ csv: (rows) => toCsv(rows, columns), json: toJson }}
    formats={{ csv: t("csv"), json: t("json") }}
    running={(count) => t("running", { count })}
    failed={t("failed")}
  />
);
