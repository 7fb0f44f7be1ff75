import {
  type Handle,
  handles,
  movedBy,
  placingOf,
  type Region,
  regionKey,
  resizedBy,
} from "@coldopen/contract/thumbnails/regions";
import type { MaskBB } from "@coldopen/contract/thumbnails/schema";
import clsx from "clsx";
import { Trash2 } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from "react";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { useEditor } from "../editing/context.ts";
import { followDrag } from "./follow-drag.ts";
import { toFramePosition } from "./frame-position.ts";
import { labelPosition } from "./label-position.ts";

const along = (handle: Handle, start: string, end: string) =>
  handle.includes(start) ? "0%" : handle.includes(end) ? "100%" : "50%";

/** The position of a handle on its box, and its cursor. */
const handlePosition = (handle: Handle): CSSProperties => ({
  left: along(handle, "w", "e"),
  top: along(handle, "n", "s"),
  cursor: `${handle}-resize`,
});

const labelSides = {
  above: "bottom-full mb-1 min-w-[calc(100%+2px)]",
  inside: "top-1.5 mx-1.75 min-w-[calc(100%-12px)] items-start!",
  below: "top-full mt-2 min-w-[calc(100%+2px)] items-start!",
};
const labelEnds = { left: "-left-px", right: "-right-px" };

export function RegionBox({ region: { id, maskBB }, number }: { region: Region; number: number }) {
  const { state, send, isApplying } = useEditor("RegionBox");
  const [dragged, setDragged] = useState<MaskBB>();
  const box = dragged ?? maskBB;
  const isSelected = state.selectedId === id;
  const { side, end } = labelPosition(box);

  const drag = (event: PointerEvent<HTMLElement>, handle?: Handle) =>
    followDrag(event, {
      onMove: (step) => setDragged(handle ? resizedBy(maskBB, handle, step) : movedBy(maskBB, step)),
      onEnd: (step) => {
        setDragged(undefined);
        if (!step || (step.dx === 0 && step.dy === 0)) return;
        send({
          kind: "region",
          event: handle ? { kind: "resized", id, handle, ...step } : { kind: "moved", id, ...step },
        });
      },
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const done = event.ctrlKey || event.metaKey ? undefined : regionKey(id, event);
    if (!done) return;
    event.preventDefault();
    send({ kind: "region", event: done, isKey: true });
  };

  return (
    <div
      style={toFramePosition(box)}
      className={clsx(
        "group/region absolute [box-shadow:0_0_0_1px_rgb(14_12_10/.7),inset_0_0_0_1px_rgb(14_12_10/.5)]",
        isSelected && "z-1",
        isApplying && "pointer-events-none",
      )}
    >
      <button
        type="button"
        aria-label={t("regions.label", { number, ...placingOf(box) })}
        aria-description={t("regions.keys")}
        aria-pressed={isSelected}
        className={clsx(
          "absolute inset-0 cursor-move touch-none",
          isSelected ? "border-2 border-brand" : "border-[1.5px] border-dashed border-on-plate",
        )}
        onFocus={() => !isSelected && send({ kind: "selected", id })}
        onClick={() => send({ kind: "selected", id })}
        onPointerDown={drag}
        onKeyDown={onKeyDown}
      />
      <div
        className={clsx(
          "pointer-events-none absolute flex w-max items-end justify-between gap-1",
          labelSides[side],
          labelEnds[end],
        )}
      >
        <span
          aria-hidden
          className={clsx(
            "h-5 rounded-[3px] px-1.75 text-micro leading-5 font-semibold whitespace-nowrap",
            isSelected ? "bg-brand text-on-brand" : "bg-plate-hover text-on-plate",
          )}
        >
          {t("regions.name", { number })}
        </span>
        {!isApplying && (
          <button
            type="button"
            className="pointer-events-auto flex h-6.5 items-center gap-1.25 rounded-sm bg-plate-hover pr-2 pl-1.5 text-micro font-medium whitespace-nowrap text-on-plate hover:text-brand-2 [&>.lucide]:size-3"
            onClick={() => send({ kind: "region", event: { kind: "deleted", id } })}
          >
            <Trash2 />
            {t("regions.delete")}
          </button>
        )}
      </div>
      {handles.map((handle) => (
        <button
          key={handle}
          type="button"
          tabIndex={-1}
          aria-label={t(`regions.handles.${handle}`)}
          style={handlePosition(handle)}
          className={clsx(
            "absolute -m-1.5 grid size-3 touch-none place-items-center after:size-2.25 after:rounded-[2px] after:border-[1.5px] after:bg-on-plate",
            isSelected ? "after:border-brand" : "after:border-plate",
          )}
          onPointerDown={(event) => drag(event, handle)}
        />
      ))}
    </div>
  );
}
