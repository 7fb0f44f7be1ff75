import clsx from "clsx";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { pictureSource } from "../lib/picture-source.ts";

/** High priority, lazy, or not yet. */
export type PictureLoading = "eager" | "lazy" | "later";

type ThumbnailProps = {
  src: string | undefined;
  /** The same picture in other widths, and its displayed width. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** A duration, bottom right. */
  plate?: string | undefined;
  small?: boolean | undefined;
  loading?: PictureLoading | undefined;
  className?: string | undefined;
};

/** A picture beside its title, for pages that load before `Picture`. */
export function Thumbnail(props: ThumbnailProps) {
  const { srcSet, sizes, plate, small = false, loading = "lazy", className } = props;
  const src = pictureSource(props.src);
  const [failedSrc, setFailedSrc] = useState("");
  return (
    <span
      className={clsx(
        "relative grid aspect-video place-items-center overflow-hidden bg-surface",
        // Whole pixels: sharp edges, and equal sizes of neighbours.
        small ? "rounded-sm" : "w-[round(down,100%,1px)] rounded-md",
        className,
      )}
    >
      {src === undefined || src === failedSrc ? (
        <ImageOff role="img" aria-label="Image not available" className="text-faint" />
      ) : (
        <img
          {...(loading !== "later" && { src, srcSet, sizes })}
          alt=""
          loading={loading === "eager" ? "eager" : "lazy"}
          fetchPriority={loading === "eager" ? "high" : "auto"}
          decoding="async"
          onError={() => setFailedSrc(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="pointer-events-none absolute inset-0 rounded-[inherit] [box-shadow:var(--picture-edge)]" />
      {plate && <Plate>{plate}</Plate>}
    </span>
  );
}

export const Plate = ({ children }: { children: string }) => (
  <span className="absolute right-1.5 bottom-1.5 rounded-xs bg-plate px-1.25 py-px text-micro font-medium text-on-plate">
    {children}
  </span>
);
