import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";
import { Combine, Square } from "lucide-react";
import { t } from "../../locales/en/idea-canvas.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";

export type RunNode = Node<
  { sources: readonly string[]; written: number; total: number | undefined; onStop: () => void },
  "run"
>;
export const RUN_SIZE = { width: 260, height: 128 };

/** A running combination. */
export function RunNodeView({ data: { sources, written, total, onStop } }: NodeProps<RunNode>) {
  return (
    <section
      aria-label={t("combine.title")}
      className="flex size-full flex-col rounded-lg border border-ai-line bg-overlay text-xs shadow-overlay"
    >
      <Handle type="target" position={Position.Left} isConnectable={false} className="invisible" />
      <header className="flex items-center gap-2 border-b border-ai-line py-1 pr-1.5 pl-3 font-medium text-ai">
        <Combine className="size-3.5" />
        <span className="flex-1">{t("combine.title")}</span>
        <Button kind="ghost" size="sm" className="nodrag" icon={<Square />} onClick={onStop}>
          {t("combine.stop")}
        </Button>
      </header>
      <ul className="grid gap-1 px-3 pt-2 text-muted">
        {sources.map((source, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Both sources may have the same text.
          <li key={at} className="truncate">
            {source}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-auto flex items-center gap-2 px-3 pb-2.5 text-ai">
        <Spinner />
        {total === undefined ? t("combine.starting") : t("combine.writing", { written, total })}
      </p>
    </section>
  );
}
