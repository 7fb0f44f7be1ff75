import clsx from "clsx";
import { ImageOff } from "lucide-react";
import { useState } from "react";

type ThumbnailProps = {
  src: string;
  /** The same picture in other widths, and how wide it is shown. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** A duration, bottom right. */
  plate?: string | undefined;
  small?: boolean | undefined;
  className?: string | undefined;
};

/** A picture beside its own title and nothing more, for pages that can't wait for `Picture`. */
export function Thumbnail({ src, srcSet, sizes, plate, small = false, className }: ThumbnailProps) {
  const [failedSrc, setFailedSrc] = useState("");
  return (
    <span
      className={clsx(
        "relative grid aspect-video place-items-center overflow-hidden bg-surface",
        small ? "rounded-sm" : "rounded-md",
        className,
      )}
    >
      {src === failedSrc ? (
        <ImageOff role="img" aria-label="Image not available" className="text-faint" />
      ) : (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="pointer-events-none absolute inset-0 rounded-[inherit] [box-shadow:var(--picture-edge)]" />
      {plate && (
        <span className="absolute right-1.5 bottom-1.5 rounded-xs bg-plate px-1.25 py-px text-micro font-medium text-on-plate">
          {plate}
        </span>
      )}
    </span>
  );
}
