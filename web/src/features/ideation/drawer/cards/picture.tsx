import type { CardAction } from "@coldopen/contract/ideation/schema";
import { shownAt } from "@coldopen/contract/pictures/rules";
import clsx from "clsx";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Menu, MenuItem } from "../../../../ui/menu.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { PictureAction } from "../../../../ui/picture-action.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { StreamLine } from "../../../../ui/stream-line.tsx";
import { ZoomPicture } from "../../../pictures/index.ts";
import { SaveButton, SavedHeart } from "../../../saved-items/index.ts";
import type { Idea, Run } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";
import { captionOf, usageOf } from "../../views.ts";
import { actionIcons } from "./action-icons.tsx";
import { Receipts } from "./receipts.tsx";
import { UsageLabel } from "./usage-label.tsx";
import { type Card, cardMark, useCard } from "./use-card.ts";

const onThePicture: readonly CardAction[] = ["add_as_backup", "edit", "magnify"];

export function PictureIdea({ idea, run, drawer }: { idea: Idea; run: Run; drawer: Drawer }) {
  const [isLarge, setIsLarge] = useState(false);
  const card = useCard(drawer, idea, {
    onMagnify: () => setIsLarge(true),
    onEdit: () => drawer.onEditPicture?.(idea),
  });
  const usage = usageOf(idea, drawer.pane, drawer.project);
  const name = captionOf(idea, run) ?? t("results.picture", { number: idea.index + 1 });
  return (
    <li {...card.drag} className="min-w-0">
      <Picture
        {...shownAt(idea.content, "200px")}
        alt=""
        selected={usage === "primary"}
        resting={card.heart.isSaved && <SavedHeart />}
        actions={<PictureActions card={card} isOption={usage !== undefined} />}
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
        <span title={idea.description ?? name} className="min-w-0 flex-1 truncate">
          {name}
        </span>
        <UsageLabel usage={usage} />
      </div>
      <div className="flex h-4">
        <Receipts idea={idea} />
      </div>
      {isLarge && (
        <ZoomPicture
          pictures={[{ id: idea.id, src: idea.content, name }]}
          id={idea.id}
          onClose={() => setIsLarge(false)}
        />
      )}
    </li>
  );
}

const PictureActions = ({ card, isOption }: { card: Card; isOption: boolean }) => (
  <>
    {onThePicture
      .filter((action) => card.actions.includes(action))
      .map((action) => (
        <PictureAction
          key={action}
          label={t(`card.${action}`)}
          icon={actionIcons[action]}
          disabled={action === "add_as_backup" && isOption}
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
    <SaveButton {...card.heart.button} look="picture" />
  </>
);

type ArrivingProps = { idea: Idea | undefined; isNext: boolean };

/** A draft if the model sends one, else a placeholder; those after it wait. */
export const PictureIdeaArriving = ({ idea, isNext }: ArrivingProps) => (
  <li aria-busy className="min-w-0">
    {idea?.content ? (
      <Picture src={idea.content} alt="" loading="ai" className="bg-ai-soft" />
    ) : (
      <span
        aria-hidden
        className={clsx(
          "relative grid aspect-video place-items-center overflow-hidden rounded-md bg-ai-soft text-ai",
          !isNext && "animate-pulse",
        )}
      >
        {isNext && <Spinner />}
        {isNext && <StreamLine className="absolute inset-x-0 bottom-0" />}
      </span>
    )}
    <p className={clsx("mt-1.5 truncate text-xs", isNext ? "text-ai" : "text-faint")}>
      {isNext ? idea?.description || t("results.drawing") : t("results.waiting")}
    </p>
    <div className="h-4" />
  </li>
);
