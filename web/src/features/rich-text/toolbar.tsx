import { Toolbar as Base } from "@base-ui/react/toolbar";
import type { Editor } from "@tiptap/react";
import { t } from "../../locales/en/rich-text.ts";
import { BlockButtons } from "./block-buttons.tsx";
import { HeadingSelect } from "./heading-select.tsx";
import { HistoryButtons } from "./history-buttons.tsx";
import { ImagePopover } from "./image-popover.tsx";
import { LinkPopover } from "./link-popover.tsx";
import { MarkButtons } from "./mark-buttons.tsx";
import { VideoPopover } from "./video-popover.tsx";

/** Sticky while a long document is edited. */
export const Toolbar = ({ editor }: { editor: Editor }) => (
  <div className="sticky top-0 z-1 mb-3 flex flex-wrap items-center gap-1 border-b border-line bg-background py-1.5">
    <HeadingSelect editor={editor} />
    <Base.Root aria-label={t("toolbar")} className="flex flex-wrap items-center gap-0.5">
      <MarkButtons editor={editor} />
      <Separator />
      <BlockButtons editor={editor} />
      <Separator />
      <LinkPopover editor={editor} />
      <ImagePopover editor={editor} />
      <VideoPopover editor={editor} />
      <Separator />
      <HistoryButtons editor={editor} />
    </Base.Root>
  </div>
);

const Separator = () => <Base.Separator className="mx-1 h-4 w-px bg-line" />;
