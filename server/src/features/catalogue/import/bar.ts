const WIDTH = 28;
const PRINT_INTERVAL_MS = 5_000;

/** Overwrites one line on a terminal, and prints a line every few seconds elsewhere. */
export function progressBar(out: { isTTY?: boolean; write(text: string): unknown }, now: () => number) {
  let printedAt = now();
  let hasLine = false;
  return {
    show(line: string) {
      if (out.isTTY) {
        out.write(`\r\x1b[2K${line}`);
        hasLine = true;
      } else if (now() - printedAt >= PRINT_INTERVAL_MS) {
        printedAt = now();
        out.write(`${line}\n`);
      }
    },
    /** Prints a permanent line above the bar. */
    print(line: string) {
      out.write(hasLine ? `\r\x1b[2K${line}\n` : `${line}\n`);
      hasLine = false;
    },
  };
}

export function barText(name: string, { fraction, lines, linesPerSecond, skipped }: BarProgress): string {
  const full = Math.round(Math.min(1, Math.max(0, fraction)) * WIDTH);
  const bar = `${"█".repeat(full)}${"░".repeat(WIDTH - full)}`;
  const percent = `${Math.floor(Math.min(1, fraction) * 100)} %`.padStart(5);
  const tail = skipped > 0 ? `, ${skipped.toLocaleString("en")} skipped` : "";
  return `${name} ${bar} ${percent}  ${lines.toLocaleString("en")} lines, ${Math.round(linesPerSecond).toLocaleString("en")}/s${tail}`;
}
type BarProgress = { fraction: number; lines: number; linesPerSecond: number; skipped: number };
