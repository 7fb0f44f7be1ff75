import { imageAddressFrom, isImageAddress } from "@coldopen/contract/documents/rules";
import type { Editor } from "@tiptap/react";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/rich-text.ts";
import { AddressPopover } from "./address-popover.tsx";
import { insertBlock } from "./insert-block.ts";
import { loadsAsImage } from "./loads-as-image.ts";

export function ImagePopover({ editor }: { editor: Editor }) {
  const [isBusy, setBusy] = useState(false);
  const add = async (typed: string) => {
    const src = imageAddressFrom(typed);
    setBusy(true);
    const isImage = await loadsAsImage(src);
    setBusy(false);
    if (isImage) insertBlock(editor, { type: "image", attrs: { src } });
    else tell.failed(t("image.invalid"));
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
