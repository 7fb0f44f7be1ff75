import { imageAddressFrom, isImageAddress } from "@coldopen/contract/documents/rules";
import type { Editor } from "@tiptap/react";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { documentImage } from "../../lib/picture-source.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/rich-text.ts";
import { AddressPopover } from "./address-popover.tsx";
import { insertBlock } from "./insert-block.ts";

export function ImagePopover({ editor }: { editor: Editor }) {
  const [isBusy, setBusy] = useState(false);
  const add = async (typed: string) => {
    const src = imageAddressFrom(typed);
    setBusy(true);
    const isImage = await loadsAsImage(src);
    setBusy(false);
    if (isImage) insertBlock(editor, { type: "image", attrs: { src } });
    else toast.error(t("image.invalid"));
    return isImage;
  };
  return (
    <AddressPopover
      title={t("image.title")}
      label={t("image.address")}
      icon={<ImagePlus />}
      isValid={(typed) => isImageAddress(imageAddressFrom(typed))}
      isBusy={isBusy}
      onAdd={add}
    />
  );
}

/** Only loading an address shows whether it is an image. */
const loadsAsImage = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = documentImage(address) ?? "";
  });
