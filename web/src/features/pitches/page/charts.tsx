import clsx from "clsx";
import { t } from "../../../locales/en/pitches.ts";
import { formatRow, type RowsName, rowsField } from "../fields.ts";
import { usePitchPage } from "./slots.ts";
import { SourceLabel } from "./source-label.tsx";

/** Bars of a list of figures: shares of a whole, or lifts against the largest of them. */
export function BarChart({ name }: { name: RowsName }) {
  const { content, slots } = usePitchPage();
  const { get, isShare } = rowsField(name);
  const rows = get(content);
  if (rows.length === 0 && !slots.isEditable) return null;
  const largest = Math.max(1, ...rows.map(({ value }) => Math.abs(value)));
  const first = Math.max(...rows.map(({ value }) => value));
  return (
    <section aria-label={t(`figures.${name}`)} className="min-w-0 break-inside-avoid">
      <h3 className="mb-3 flex flex-wrap items-baseline gap-x-2 font-semibold">
        {t(`figures.${name}`)}
        <SourceLabel name={name} />
      </h3>
      <slots.Rows name={name}>
        {rows.length > 0 && (
          <ul className="grid gap-2.5">
            {rows.map(({ label, value }, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and labels may repeat
                key={at}
                className={clsx(
                  "grid grid-cols-[minmax(0,6.5rem)_1fr_3.25rem] items-center gap-3 print:grid-cols-[minmax(0,5.25rem)_1fr_2.75rem] print:gap-2",
                  value === first ? "font-semibold" : "text-muted",
                )}
              >
                <span dir="auto" className="wrap-anywhere">
                  {label}
                </span>
                <span aria-hidden className="h-1.5 overflow-hidden rounded-xs bg-raised-2">
                  <span
                    className={clsx("block h-full rounded-xs", value === first ? "bg-brand-mark" : "bg-muted")}
                    style={{ width: `${isShare ? value : (Math.max(0, value) / largest) * 100}%` }}
                  />
                </span>
                <span className={clsx("text-right", !isShare && value > 0 && "font-semibold text-positive")}>
                  {formatRow(name, value)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </slots.Rows>
    </section>
  );
}
