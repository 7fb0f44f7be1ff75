import { useState } from "react";
import { pictureSource } from "../../../lib/picture-source.ts";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { PicturePlate } from "../../../ui/picture.tsx";

/** Two versions in one frame, divided by a slider. */
export function Compare({ before }: { before: string }) {
  const [share, setShare] = useState(50);
  return (
    <div className="absolute inset-0 overflow-hidden rounded-[2px]">
      <img
        src={pictureSource(before)}
        alt={t("comparing.before")}
        className="absolute inset-0 size-full object-cover"
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      />
      <PicturePlate className="top-1.5 left-1.5">{t("comparing.before")}</PicturePlate>
      <PicturePlate className="top-1.5 right-1.5">{t("comparing.after")}</PicturePlate>
      <span
        aria-hidden
        style={{ left: `${share}%` }}
        className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-on-plate [box-shadow:0_0_0_1px_rgb(14_12_10/.5)] after:absolute after:top-1/2 after:left-1/2 after:size-7 after:-translate-1/2 after:rounded-full after:bg-on-plate after:[box-shadow:0_0_0_1px_rgb(14_12_10/.5)]"
      />
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t("comparing.label")}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
        onChange={(event) => setShare(Number(event.target.value))}
      />
    </div>
  );
}
