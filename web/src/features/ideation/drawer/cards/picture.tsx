import { shownAt } from "@coldopen/contract/pictures/rules";
import clsx from "clsx";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
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
import { CardMenu } from "./card-menu.tsx";
import { UseActions } from "./use-actions.tsx";
import { type Card, cardMark, useCard } from "./use-card.ts";

export function PictureIdea({ idea, run, drawer }: { idea: Idea; run: Run; drawer: Drawer }) {
  const [isLarge, setIsLarge] = useState(false);
  const card = useCard(drawer, idea, {
    onMagnify: () => setIsLarge(true),
    onEdit: () => drawer.onEditPicture?.(idea),
  });
  const usage = usageOf(idea, drawer.pane, drawer.project);
  const name = captionOf(idea, run) ?? t("results.picture", { number: idea.index + 1 });
  return (
    <li ref={card.drag.dragRef} {...card.drag.dragProps} className="min-w-0">
      <Picture
        {...shownAt(idea.content, "200px")}
        alt=""
        selected={usage === "primary"}
        resting={card.heart.isSaved && <SavedHeart />}
        actions={<PictureActions idea={idea} drawer={drawer} card={card} />}
      >
        <button
          type="button"
          {...cardMark}
          aria-label={name}
          aria-description={t("card.magnify")}
          className="absolute inset-0 rounded-[inherit] focus-visible:-outline-offset-2"
          onClick={() => card.act("magnify")}
          onKeyDown={card.onKeyDown}
        />
      </Picture>
      <p title={idea.description ?? name} className="mt-1 truncate text-xs text-muted">
        {name}
      </p>
      <div className="-ml-2 flex h-7 items-center">
        <UseActions card={card} usage={usage} />
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

const PictureActions = ({ idea, drawer, card }: { idea: Idea; drawer: Drawer; card: Card }) => (
  <>
    {card.actions.includes("edit") && (
      <PictureAction label={t("card.edit")} icon={actionIcons.edit} onClick={() => card.act("edit")} />
    )}
    <CardMenu
      idea={idea}
      drawer={drawer}
      card={card}
      trigger={<PictureAction label={t("card.more")} icon={<Ellipsis />} />}
    />
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
    <p className={clsx("mt-1 truncate text-xs", isNext ? "text-ai" : "text-faint")}>
      {isNext ? idea?.description || t("results.drawing") : t("results.waiting")}
    </p>
    <div className="h-7" />
  </li>
);
