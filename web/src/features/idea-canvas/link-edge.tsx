import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from "@xyflow/react";
import { Combine, X } from "lucide-react";
import { t } from "../../locales/en/idea-canvas.ts";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { useCanvasActions } from "./canvas-context.ts";

export type LinkEdge = Edge<{ isRunning: boolean }, "link">;

/** A selected line offers to combine its two cards. */
export function LinkEdgeView({ id, data, selected, ...ends }: EdgeProps<LinkEdge>) {
  const { isEditable, isPlain, combineLink, removeLink } = useCanvasActions();
  const [path, x, y] = getBezierPath(ends);
  const isRunning = data?.isRunning ?? false;
  const color = isRunning ? "var(--ai-violet)" : selected ? "var(--brand-mark)" : "var(--line-control)";
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        interactionWidth={isPlain ? 0 : 24}
        style={{ stroke: color, strokeWidth: 1.5, ...(isRunning && { strokeDasharray: "5 5" }) }}
      />
      {selected && isEditable && !isRunning && (
        <EdgeLabelRenderer>
          <fieldset
            aria-label={t("link.actions")}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
            className="nodrag nopan pointer-events-auto absolute flex gap-0.5 rounded-md border border-line bg-overlay p-0.5 shadow-overlay"
          >
            <GlyphButton size="xs" label={t("link.combine")} icon={<Combine />} onClick={() => combineLink(id)} />
            <GlyphButton size="xs" label={t("link.remove")} icon={<X />} onClick={() => removeLink(id)} />
          </fieldset>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
