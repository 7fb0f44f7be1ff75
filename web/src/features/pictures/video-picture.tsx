import type { PictureSizes } from "@coldopen/contract/pictures/video-thumbnail";
import { t } from "../../locales/en/pictures.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { AddressPicture } from "./address-picture.tsx";

export type SizeOfVideo = keyof PictureSizes;
const sizes = ["small", "medium", "large"] as const satisfies readonly SizeOfVideo[];
/** Not every video has the large size. */
const smaller: Record<SizeOfVideo, SizeOfVideo> = { large: "medium", medium: "small", small: "small" };

type VideoPictureProps = { of: PictureSizes; size: SizeOfVideo; onSize: (size: SizeOfVideo) => void };

export const VideoPicture = ({ of, size, onSize }: VideoPictureProps) => (
  <div className="grid gap-3">
    <Segmented
      label={t("add.size")}
      value={size}
      onValueChange={onSize}
      segments={sizes.map((value) => ({ value, label: t(`add.${value}`) }))}
      className="justify-self-start"
    />
    <AddressPicture key={of[size]} address={of[size]} onFail={() => onSize(smaller[size])} />
  </div>
);
