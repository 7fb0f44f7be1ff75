import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { useState } from "react";
import { t } from "../../locales/en/idea-canvas.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { kindIcons } from "./card-node.tsx";
import { headingOf, wordsOf } from "./card-text.ts";

const SHOWN = 50;

type PickDialogProps = {
  title: string;
  cards: readonly CanvasCard[];
  onPick: (card: CanvasCard) => void;
  onClose: () => void;
};

/** Chooses another card, for people who do not draw lines with a pointer. */
export function PickDialog({ title, cards, onPick, onClose }: PickDialogProps) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = cards.filter((card) => wordsOf(card).toLowerCase().includes(wanted)).slice(0, SHOWN);
  return (
    <Dialog open title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SearchField
        aria-label={t("pick.search")}
        placeholder={t("pick.search")}
        value={search}
        onValueChange={setSearch}
      />
      {found.length === 0 && <p className="py-6 text-center text-muted">{t("pick.none")}</p>}
      <ul className="-mx-2 mt-2 grid grid-cols-[minmax(0,1fr)]">
        {found.map((card) => {
          const Icon = kindIcons[card.kind];
          return (
            <li key={card.id}>
              <button
                type="button"
                onClick={() => {
                  onPick(card);
                  onClose();
                }}
                className="flex w-full items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-raised"
              >
                <Icon className="size-4 flex-none text-faint" />
                <span className="min-w-0 flex-1 truncate font-medium">{headingOf(card)}</span>
                <span className="flex-none text-xs text-faint">{t(`kinds.${card.kind}`)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
