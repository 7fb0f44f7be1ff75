import type { SelectedItem } from "@coldopen/contract/chat/schema";
import { Box, Clapperboard, FileText, Handshake, Text, Type, X } from "lucide-react";
import { outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/chat.ts";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { toneOf } from "../outlier-index/index.ts";

const icons = {
  title: <Type />,
  concept: <Text />,
  thumbnail: <Box />,
  package: <Box />,
  outlier: <Box />,
  project: <Clapperboard />,
  integration: <Handshake />,
  file: <FileText />,
} as const satisfies Record<SelectedItem["type"], unknown>;

type SelectedChipsProps = { items: readonly SelectedItem[]; onRemove?: (id: string) => void };

/** Attachments of a message: those of the next one can be removed. */
export default function SelectedChips({ items, onRemove }: SelectedChipsProps) {
  return (
    <ul aria-label={t("box.attached")} className="flex w-full flex-wrap gap-1.5">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex h-9 max-w-62 min-w-0 items-center gap-2 rounded-md bg-raised px-1 text-xs font-medium [&>.lucide]:ml-1.5 [&>.lucide]:size-3.5 [&>.lucide]:flex-none [&>.lucide]:text-faint"
        >
          {item.thumbnailUrl ? (
            <Thumbnail small src={item.thumbnailUrl} className="w-12 flex-none" />
          ) : (
            icons[item.type]
          )}
          <span className="truncate pr-1">{item.title}</span>
          {item.performanceIndex !== null && (
            <IndexBadge tone={toneOf(item.performanceIndex)}>{outlierIndex(item.performanceIndex)}</IndexBadge>
          )}
          {onRemove && (
            <GlyphButton
              size="xs"
              label={t("box.remove", { name: item.title })}
              icon={<X />}
              onClick={() => onRemove(item.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
