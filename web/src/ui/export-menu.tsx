import { Download } from "lucide-react";
import { type Exported, type ExportFormat, useExport } from "../lib/use-export.ts";
import { IconButton } from "./icon-button.tsx";
import { Menu, MenuItem } from "./menu.tsx";

type ExportMenuProps<T> = Exported<T> & {
  label: string;
  formats: Record<ExportFormat, string>;
  running: (count: number) => string;
};

export function ExportMenu<T>({ label, formats, running, ...exported }: ExportMenuProps<T>) {
  const { run, isRunning, count } = useExport(exported);
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="type-data text-xs text-faint">
        {count !== undefined && running(count)}
      </span>
      <Menu align="end" trigger={<IconButton label={label} icon={<Download />} size="sm" busy={isRunning} />}>
        <MenuItem onSelect={() => void run("csv")}>{formats.csv}</MenuItem>
        <MenuItem onSelect={() => void run("json")}>{formats.json}</MenuItem>
      </Menu>
    </span>
  );
}
