import { useState } from "react";
import { pictureSource } from "../../lib/picture-source.ts";
import { Image } from "../../ui/image.tsx";

type BrandLogoProps = { name: string; src: string | null };

/** The brand's logo, or the first letter of its name. */
export function BrandLogo({ name, src }: BrandLogoProps) {
  const address = pictureSource(src);
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden
      className="grid size-8 flex-none place-items-center overflow-hidden rounded-md bg-text font-semibold text-background"
    >
      {address && address !== failed ? (
        <Image
          src={address}
          alt=""
          loading="eager"
          onError={() => setFailed(address)}
          className="size-full bg-white object-contain"
        />
      ) : (
        ([...name.trim()][0]?.toUpperCase() ?? "?")
      )}
    </span>
  );
}
