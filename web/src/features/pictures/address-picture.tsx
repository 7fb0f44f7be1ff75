import { useState } from "react";
import { documentImage } from "../../lib/picture-source.ts";
import { t } from "../../locales/en/pictures.ts";
import { PictureMissing } from "../../ui/picture.tsx";
import { Spinner } from "../../ui/spinner.tsx";

type AddressPictureProps = { address: string; onFail?: (() => void) | undefined };

/** A preview of the image at an address. */
export function AddressPicture({ address, onFail }: AddressPictureProps) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden rounded-md bg-sunken after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:[box-shadow:var(--picture-edge)]">
      {state === "loading" && <Spinner className="absolute text-faint" label={t("zoom.loading")} />}
      {state === "failed" ? (
        <PictureMissing />
      ) : (
        <img
          src={documentImage(address)}
          alt={t("add.preview")}
          referrerPolicy="no-referrer"
          className="size-full object-contain"
          onLoad={() => setState("shown")}
          onError={() => {
            setState("failed");
            onFail?.();
          }}
        />
      )}
    </div>
  );
}
