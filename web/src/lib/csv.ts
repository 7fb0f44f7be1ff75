type Cell = string | number | boolean | null;
export type Column<T> = readonly [name: string, of: (row: T) => Cell];

/** Makes spreadsheets read the text as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** An apostrophe stops spreadsheets from running the text as a formula. */
const asText = (text: string) => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cell = (value: Cell) => (typeof value === "string" ? quoted(asText(value)) : String(value ?? ""));
const line = (cells: readonly Cell[]) => cells.map(cell).join(",");

export const toCsv = <T>(rows: readonly T[], columns: readonly Column<T>[]): string =>
  `${BYTE_ORDER_MARK}${[line(columns.map(([name]) => name)), ...rows.map((row) => line(columns.map(([, of]) => of(row))))].join("\r\n")}\r\n`;

export const toJson = (rows: readonly unknown[]): string => `${JSON.stringify(rows, null, 2)}\n`;
