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
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useEditor } from "../../thumbnail-editing/index.ts";
import { t } from "../texts.ts";
import { followDrag } from "./follow-drag.ts";
import { handlePlace } from "./handle-place.ts";
import { placeInFrame } from "./place-in-frame.ts";

/** So near to the upper edge, what stands above a region stands in it. */
const NEAR_TOP = 56;

export function RegionBox({ region: { id, maskBB }, number }: { region: Region; number: number }) {
  const { state, send, isApplying } = useEditor("RegionBox");
  const [dragged, setDragged] = useState<MaskBB>();
  const box = dragged ?? maskBB;
  const isSelected = state.selectedId === id;
  const isLow = box.y1 < NEAR_TOP;

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
      style={placeInFrame(box)}
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
      <span
        aria-hidden
        className={clsx(
          "pointer-events-none absolute -left-px h-5 rounded-[3px] px-1.75 text-micro leading-5 font-semibold whitespace-nowrap",
          isSelected ? "bg-brand text-on-brand" : "bg-plate-hover text-on-plate",
          isLow ? "top-1.5 left-1.5" : "-top-5.75",
        )}
      >
        {t("regions.name", { number })}
      </span>
      {isSelected && (
        <>
          <button
            type="button"
            className={clsx(
              "absolute flex h-6.5 items-center gap-1.25 rounded-sm bg-plate-hover pr-2 pl-1.5 text-micro font-medium whitespace-nowrap text-on-plate hover:text-brand-2 [&>.lucide]:size-3",
              isLow ? "top-1.5 right-1.5" : "-top-7.75 -right-px",
            )}
            onClick={() => send({ kind: "region", event: { kind: "deleted", id } })}
          >
            <Trash2 />
            {t("regions.delete")}
          </button>
          {handles.map((handle) => (
            <button
              key={handle}
              type="button"
              tabIndex={-1}
              aria-label={t(`regions.handles.${handle}`)}
              style={handlePlace(handle)}
              className="absolute -m-1.5 grid size-3 touch-none place-items-center after:size-2.25 after:rounded-[2px] after:border-[1.5px] after:border-brand after:bg-on-plate"
              onPointerDown={(event) => drag(event, handle)}
            />
          ))}
        </>
      )}
    </div>
  );
}
