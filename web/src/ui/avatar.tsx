import clsx from "clsx";
import { useState } from "react";
import { pictureSource } from "../lib/picture-source.ts";
import { Image } from "./image.tsx";

const smallest = 16;
const largest = 200;

type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  /** Pixels, clamped to 16 to 200. */
  size?: number | undefined;
  /** True beside a text with the name. */
  decorative?: boolean | undefined;
  className?: string | undefined;
};

export function Avatar({ name, src: address, size = 24, decorative = false, className }: AvatarProps) {
  const src = pictureSource(address);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const pixels = Math.min(Math.max(size, smallest), largest);
  const shape = clsx(
    "relative inline-grid flex-none place-items-center overflow-hidden rounded-full bg-raised-2",
    className,
  );
  const style = { width: pixels, height: pixels, fontSize: Math.max(Math.round(pixels * 0.44), 9) };
  const pictured = src && src !== failedSrc;
  if (!pictured)
    return (
      <span
        {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
        className={clsx(shape, "leading-none font-semibold text-text")}
        style={style}
      >
        {firstLetter(name)}
      </span>
    );
  return (
    <span
      className={clsx(shape, "after:absolute after:inset-0 after:rounded-full after:[box-shadow:var(--picture-edge)]")}
      style={style}
    >
      <Image
        src={src}
        alt={decorative ? "" : name}
        width={pixels}
        height={pixels}
        onError={() => setFailedSrc(src)}
        className="size-full object-cover"
      />
    </span>
  );
}

const firstLetter = (name: string) => [...name.trim()][0]?.toUpperCase() ?? "?";
