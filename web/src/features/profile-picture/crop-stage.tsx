import type { ImageDetails } from "@coldopen/contract/profile-picture/schema";
import type { KeyboardEvent, PointerEvent, WheelEvent } from "react";
import { localPicture } from "../../lib/picture-source.ts";
import { t } from "../../locales/en/profile-picture.ts";
import { croppedByKey, movedBy, type Size, squareIn, zoomedTo } from "./crop.ts";

const STAGE_PX = 280;
const WHEEL_TO_ZOOM = 0.0015;

type CropStageProps = {
  src: string;
  picture: Size | undefined;
  details: ImageDetails | undefined;
  onPicture: (size: Size) => void;
  onUnreadable: () => void;
  onChange: (details: ImageDetails) => void;
};

/** The square as it will be shown, with the area outside the circle dimmed. */
export function CropStage({ src, picture, details, onPicture, onUnreadable, onChange }: CropStageProps) {
  const square = picture && details && squareIn(picture, details);
  const scale = square && STAGE_PX / square.side;

  const hands = {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId),
    onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent) => {
      if (!picture || !details || !currentTarget.hasPointerCapture(pointerId)) return;
      onChange(movedBy(picture, details, { x: -movementX / STAGE_PX, y: -movementY / STAGE_PX }));
    },
    onWheel: ({ deltaY }: WheelEvent) => {
      if (picture && details) onChange(zoomedTo(picture, details, Math.exp(-deltaY * WHEEL_TO_ZOOM) / details.size));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = picture && details && croppedByKey(picture, details, event.key);
      if (!next) return;
      event.preventDefault();
      onChange(next);
    },
  };
  return (
    <div
      role="application"
      aria-label={t("crop.stage")}
      {...{ tabIndex: 0 }}
      {...hands}
      className="relative mx-auto cursor-move touch-none overflow-hidden rounded-md bg-sunken select-none"
      style={{ width: STAGE_PX, height: STAGE_PX }}
    >
      <img
        src={localPicture(src)}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onPicture({ width, height })}
        onError={onUnreadable}
        className="absolute max-w-none"
        style={
          picture && square && scale
            ? {
                width: picture.width * scale,
                height: picture.height * scale,
                left: -square.left * scale,
                top: -square.top * scale,
              }
            : { opacity: 0 }
        }
      />
      <span className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_200px_color-mix(in_srgb,var(--plate)_70%,transparent)] inset-ring-2 inset-ring-on-plate" />
    </div>
  );
}
