import type { Step } from "@coldopen/contract/thumbnails/regions";
import type { TextLayer, ThumbnailVersion } from "@coldopen/contract/thumbnails/schema";
import clsx from "clsx";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { useEditor } from "../editing/context.ts";
import { followDrag } from "./follow-drag.ts";
import { toFramePosition } from "./frame-position.ts";

const STILL: Step = { dx: 0, dy: 0 };
/** Key presses in quick succession are one change. */
const SETTLE_MS = 400;
const directions: Record<string, Step> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

type LayerBoxProps = { layer: TextLayer; box: ThumbnailVersion["boxes"][number] | undefined };

/** The frame of a text layer: it moves while dragging, and the text follows on release. */
export function LayerBox({ layer, box = { x1: 0, y1: 0, x2: 0, y2: 0 } }: LayerBoxProps) {
  const { id, text } = layer;
  const { state, send, setLayers } = useEditor("LayerBox");
  const [step, setStep] = useState(STILL);
  const [isByKey, setByKey] = useState(false);
  const isSelected = state.selectedId === id;

  const settle = ({ dx, dy }: Step) => {
    setStep(STILL);
    setByKey(false);
    if (dx === 0 && dy === 0) return;
    // From the position of the rendered text, which may have been moved into the frame.
    const position = { x: Math.round(box.x1 + dx), y: Math.round(box.y1 + dy) };
    setLayers((layers) => layers.map((one) => (one.id === id ? { ...one, ...position } : one)));
  };
  const settleNow = useEffectEvent(() => settle(step));
  useEffect(() => {
    if (!isByKey || (step.dx === 0 && step.dy === 0)) return;
    const timer = setTimeout(() => settleNow(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isByKey, step]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      setLayers((layers) => layers.filter((one) => one.id !== id));
    }
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.altKey ? 1 : 10;
    setByKey(true);
    setStep(({ dx, dy }) => ({ dx: dx + direction.dx * by, dy: dy + direction.dy * by }));
  };

  const { dx, dy } = step;
  return (
    <button
      type="button"
      style={toFramePosition({ x1: box.x1 + dx, y1: box.y1 + dy, x2: box.x2 + dx, y2: box.y2 + dy })}
      aria-label={t("layers.label", { text })}
      aria-description={t("layers.keys")}
      aria-pressed={isSelected}
      className={clsx(
        "absolute box-content -m-1.5 cursor-move touch-none p-1.5",
        isSelected ? "outline-2 outline-brand" : "outline-[1.5px] outline-on-plate outline-dashed",
        (dx !== 0 || dy !== 0) && "bg-plate/40",
      )}
      onFocus={() => !isSelected && send({ kind: "selected", id })}
      onPointerDown={(event) => followDrag(event, { onMove: setStep, onEnd: (moved) => settle(moved ?? STILL) })}
      onKeyDown={onKeyDown}
      onBlur={() => isByKey && settle(step)}
    />
  );
}
