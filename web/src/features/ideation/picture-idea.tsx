import type { CardAction } from "@coldopen/contract/ideation/schema";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import { actionIcons } from "./action-icons.tsx";
import { Receipts } from "./receipts.tsx";
import { StandingLabel } from "./standing-label.tsx";
import type { Idea } from "./state.ts";
import { t } from "./texts.ts";
import { type Card, cardMark, cardOf } from "./use-card.ts";
import type { Drawer } from "./use-ideation.ts";
import { standingOf } from "./views.ts";

const onThePicture: readonly CardAction[] = ["add_as_backup", "magnify", "download"];
const nameOf = ({ description, index }: Idea) => description || t("results.picture", { number: index + 1 });

export function PictureIdea({ idea, drawer }: { idea: Idea; drawer: Drawer }) {
  const [isLarge, setIsLarge] = useState(false);
  const card = cardOf(drawer, idea, { onMagnify: () => setIsLarge(true) });
  const standing = standingOf(idea, drawer.pane, drawer.project);
  const name = nameOf(idea);
  return (
    <li className="min-w-0">
      <Picture
        src={idea.content}
        alt=""
        selected={standing === "primary"}
        actions={<PictureActions card={card} isSaved={standing !== undefined} />}
      >
        <button
          type="button"
          {...cardMark}
          aria-label={name}
          aria-description={t("card.select")}
          aria-disabled={!card.actions.includes("select")}
          className="absolute inset-0 rounded-[inherit] focus-visible:-outline-offset-2"
          onClick={() => card.actions.includes("select") && card.act("select")}
          onKeyDown={card.onKeyDown}
        />
      </Picture>
      <div className="mt-1.5 flex items-center gap-2 text-xs text-muted">
        <span title={name} className="min-w-0 flex-1 truncate">
          {name}
        </span>
        <StandingLabel standing={standing} />
      </div>
      <div className="flex h-4">
        <Receipts idea={idea} />
      </div>
      <Dialog title={name} width={1080} padded={false} open={isLarge} onOpenChange={setIsLarge}>
        <Picture eager src={idea.content} alt={name} className="rounded-none" />
      </Dialog>
    </li>
  );
}

const PictureActions = ({ card, isSaved }: { card: Card; isSaved: boolean }) => (
  <>
    {onThePicture
      .filter((action) => card.actions.includes(action))
      .map((action) => (
        <PictureAction
          key={action}
          label={t(`card.${action}`)}
          icon={actionIcons[action]}
          disabled={action === "add_as_backup" && isSaved}
          onClick={() => card.act(action)}
        />
      ))}
    <Menu align="end" trigger={<PictureAction label={t("card.more")} icon={<Ellipsis />} />}>
      {card.actions
        .filter((action) => !onThePicture.includes(action))
        .map((action) => (
          <MenuItem
            key={action}
            icon={actionIcons[action]}
            tone={action === "delete" ? "danger" : action === "send_to_brainstorm" ? "ai" : "plain"}
            onSelect={() => card.act(action)}
          >
            {t(`card.${action}`)}
          </MenuItem>
        ))}
    </Menu>
  </>
);

export const PictureIdeaArriving = ({ idea }: { idea: Idea | undefined }) => (
  <li aria-busy className="min-w-0">
    {idea ? (
      <Picture src={idea.content || null} alt="" loading="ai" className="bg-ai-soft" />
    ) : (
      <span
        aria-hidden
        className="block aspect-video animate-pulse rounded-md bg-ai-soft inset-ring inset-ring-ai-line"
      />
    )}
    <p className={idea ? "mt-1.5 truncate text-xs text-ai" : "mt-1.5 truncate text-xs text-faint"}>
      {idea ? idea.description || t("results.drawing") : t("results.waiting")}
    </p>
    <div className="h-4" />
  </li>
);
