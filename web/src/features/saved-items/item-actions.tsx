import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import { Sparkles, Trash2 } from "lucide-react";
import { t } from "../../locales/en/saved-items.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import { startOf } from "./brainstorm.ts";

export type ItemActs = {
  brainstorm: (item: SavedItem) => void;
  /** The item whose project is being created. */
  starting: string | undefined;
  remove: (item: SavedItem) => void;
};
type ActionsProps = { item: SavedItem; acts: ItemActs };

export const PictureActions = ({ item, acts }: ActionsProps) => (
  <span className="absolute top-1.5 right-1.5 z-1 flex gap-1 opacity-0 transition-opacity duration-(--d-fast) group-focus-within/item:opacity-100 group-hover/item:opacity-100 pointer-coarse:opacity-100">
    {startOf(item) && (
      <PictureAction
        label={t("brainstorm")}
        icon={<Sparkles />}
        tone="ai"
        disabled={acts.starting !== undefined}
        onClick={() => acts.brainstorm(item)}
      />
    )}
    <PictureAction label={t("delete")} icon={<Trash2 />} onClick={() => acts.remove(item)} />
  </span>
);

export const TextActions = ({ item, acts }: ActionsProps) => (
  <span className="relative z-1 flex items-center gap-1">
    {startOf(item) && (
      <Button
        size="sm"
        kind="ai"
        icon={<Sparkles />}
        busy={acts.starting === item.id}
        disabled={acts.starting !== undefined && acts.starting !== item.id}
        onClick={() => acts.brainstorm(item)}
      >
        {t("brainstorm")}
      </Button>
    )}
    <IconButton size="sm" label={t("delete")} icon={<Trash2 />} onClick={() => acts.remove(item)} />
  </span>
);
