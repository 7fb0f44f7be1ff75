import clsx from "clsx";
import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useState } from "react";
import { pictureSource } from "../../lib/picture-source.ts";
import { t } from "../../locales/en/pictures.ts";
import { PictureMissing } from "../../ui/picture.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Zoom } from "./use-zoom.ts";
import type { Point } from "./zoom-view.ts";

const WHEEL_TO_ZOOM = 0.0015;
/** A trackpad pinch arrives as small wheel steps with Ctrl. */
const PINCH_TO_ZOOM = 0.01;

type ZoomStageProps = { src: string; name: string; zoom: Zoom };

/** Dragging moves it, the wheel zooms, a double click toggles the full size. */
export function ZoomStage({ src, name, zoom }: ZoomStageProps) {
  const { stage, view, picture, isZoomed } = zoom;
  const [hasFailed, setFailed] = useState(false);
  const [isHeld, setHeld] = useState(false);

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 };
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_TO_ZOOM : WHEEL_TO_ZOOM)), fromMiddle(event));
  });
  // React adds passive wheel listeners, and the page would scroll.
  useEffect(() => {
    const listen = (event: WheelEvent) => onWheel(event);
    stage?.addEventListener("wheel", listen, { passive: false });
    return () => stage?.removeEventListener("wheel", listen);
  }, [stage]);
  const grab = (event: PointerEvent) => {
    if (event.button !== 0 || !isZoomed) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(true);
  };
  const drag = ({ movementX, movementY }: PointerEvent) => isHeld && zoom.panBy({ x: movementX, y: movementY });
  const drop = () => setHeld(false);
  const pointer = {
    onPointerDown: grab,
    onPointerMove: drag,
    onPointerUp: drop,
    onPointerCancel: drop,
    onDoubleClick: (event: MouseEvent) => (isZoomed ? zoom.fit() : zoom.zoomTo(1, fromMiddle(event))),
  };

  return (
    <div
      ref={zoom.setStage}
      {...pointer}
      className={clsx(
        "relative grid h-[calc(var(--dialog-max-h)-6.5rem)] touch-none place-items-center overflow-hidden bg-sunken",
        isZoomed && (isHeld ? "cursor-grabbing" : "cursor-grab"),
      )}
    >
      {hasFailed || !pictureSource(src) ? (
        <PictureMissing />
      ) : (
        <>
          {!picture && <Spinner className="absolute" label={t("zoom.loading")} />}
          <img
            src={pictureSource(src)}
            alt={name}
            draggable={false}
            decoding="async"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              zoom.onLoad({ width, height })
            }
            onError={() => setFailed(true)}
            className={clsx("absolute top-1/2 left-1/2 max-w-none select-none", !picture && "opacity-0")}
            style={
              picture && view
                ? {
                    width: picture.width * view.scale,
                    height: picture.height * view.scale,
                    transform: `translate(calc(-50% + ${view.x}px), calc(-50% + ${view.y}px))`,
                  }
                : undefined
            }
          />
        </>
      )}
    </div>
  );
}
