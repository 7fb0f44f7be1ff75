import { isVideoLink } from "@coldopen/contract/projects/schema";
import type { Editor } from "@tiptap/react";
import { SquarePlay } from "lucide-react";
import { t } from "../../locales/en/rich-text.ts";
import { AddressPopover } from "./address-popover.tsx";
import { insertBlock } from "./insert-block.ts";

export const VideoPopover = ({ editor }: { editor: Editor }) => (
  <AddressPopover
    title={t("video.title")}
    label={t("video.address")}
    icon={<SquarePlay />}
    isValid={(typed) => isVideoLink(typed.trim())}
    onAdd={(typed) => insertBlock(editor, { type: "youtube", attrs: { src: typed.trim() } })}
  />
);
