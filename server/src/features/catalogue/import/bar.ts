const WIDTH = 28;
const EVERY_MS = 5_000;

/** One line that is drawn over on a terminal, and said again every few seconds elsewhere. */
export function progressBar(out: { isTTY?: boolean; write(text: string): unknown }, now: () => number) {
  let saidAt = now();
  let isOpen = false;
  return {
    show(line: string) {
      if (out.isTTY) {
        out.write(`\r\x1b[2K${line}`);
        isOpen = true;
      } else if (now() - saidAt >= EVERY_MS) {
        saidAt = now();
        out.write(`${line}\n`);
      }
    },
    /** A line that stays, above the bar. */
    say(line: string) {
      out.write(isOpen ? `\r\x1b[2K${line}\n` : `${line}\n`);
      isOpen = false;
    },
  };
}

export function barText(name: string, { fraction, lines, linesPerSecond, skipped }: BarFacts): string {
  const full = Math.round(Math.min(1, Math.max(0, fraction)) * WIDTH);
  const bar = `${"█".repeat(full)}${"░".repeat(WIDTH - full)}`;
  const percent = `${Math.floor(Math.min(1, fraction) * 100)} %`.padStart(5);
  const tail = skipped > 0 ? `, ${skipped.toLocaleString("en")} skipped` : "";
  return `${name} ${bar} ${percent}  ${lines.toLocaleString("en")} lines, ${Math.round(linesPerSecond).toLocaleString("en")}/s${tail}`;
}
type BarFacts = { fraction: number; lines: number; linesPerSecond: number; skipped: number };
