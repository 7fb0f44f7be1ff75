import clsx from "clsx";
import { Ellipsis } from "lucide-react";
import { memo, useRef, useState } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { AiCaret } from "../../../../ui/typing-text.tsx";
import { PoweredTitle } from "../../../keywords/index.ts";
import { SaveButton } from "../../../saved-items/index.ts";
import { withText } from "../../edits.ts";
import { isEqualIgnoringText } from "../../is-equal-ignoring-text.ts";
import type { Idea } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";
import { type Usage, usageOf } from "../../views.ts";
import { CardMenu } from "./card-menu.tsx";
import { IdeaEditor } from "./editor.tsx";
import { IdeaScore } from "./score.tsx";
import { IdeaSources } from "./sources.tsx";
import { UseActions } from "./use-actions.tsx";
import { type Card, cardMark, useCard } from "./use-card.ts";

const frame = "relative border-b border-line px-4 py-2";
/** Reserves the height of the result, so that its arrival moves nothing. */
const room = { title: "min-h-22", concept: "min-h-28" };

type TextIdeaProps = { idea: Idea; drawer: Drawer };
const kindOf = ({ pane }: Drawer) => (pane === "concept" ? "concept" : "title");
const words = {
  title: "text-md leading-5 font-semibold wrap-anywhere",
  concept: "text-md whitespace-pre-line wrap-anywhere",
};

export const TextIdea = memo(
  WholeTextIdea,
  (before, after) => before.idea === after.idea && isEqualIgnoringText(before, after),
);

function WholeTextIdea({ idea: made, drawer }: TextIdeaProps) {
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { pane, edits, project } = drawer;
  const idea = { ...made, content: edits.texts[made.id] ?? made.content };
  const card = useCard(drawer, idea, { onEdit: () => setIsEditing(true) });
  const kind = kindOf(drawer);
  if (isEditing)
    return (
      <li className={clsx(frame, room[kind])}>
        <IdeaEditor
          text={idea.content}
          pane={pane}
          onDone={(text) => {
            setIsEditing(false);
            if (text !== undefined && text !== idea.content) drawer.edit(withText(edits, idea.id, text));
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      </li>
    );
  return (
    <li
      ref={card.drag.dragRef}
      {...card.drag.dragProps}
      className={clsx(frame, room[kind], "group/idea focus-within:bg-raised hover:bg-raised")}
    >
      <button
        ref={button}
        type="button"
        {...cardMark}
        aria-disabled={!card.actions.includes("edit")}
        aria-description={t("card.edit")}
        className={clsx("block w-full rounded-xs text-left ", words[kind])}
        onClick={() => card.actions.includes("edit") && card.act("edit")}
        onKeyDown={card.onKeyDown}
      >
        {kind === "title" ? <PoweredTitle ucid={project.channelUCID} title={idea.content} /> : idea.content}
      </button>
      <IdeaFoot idea={idea} drawer={drawer} card={card} usage={usageOf(idea, pane, project)} />
    </li>
  );
}

type IdeaFootProps = TextIdeaProps & { card: Card; usage: Usage };

/** Score and sources stay readable beside the actions. */
const IdeaFoot = ({ idea, drawer, card, usage }: IdeaFootProps) => (
  <>
    <div className="flex h-6 items-center gap-2">
      <IdeaScore idea={idea} />
      <span className="ml-auto flex opacity-0 group-focus-within/idea:opacity-100 group-hover/idea:opacity-100 has-aria-pressed:opacity-100 pointer-coarse:opacity-100">
        <SaveButton {...card.heart.button} look="small-icon" />
      </span>
    </div>
    <div className="flex h-7 items-center gap-1">
      <IdeaSources idea={idea} drawer={drawer} />
      <span className="ml-auto" />
      <UseActions card={card} usage={usage} />
      <CardMenu
        idea={idea}
        drawer={drawer}
        card={card}
        trigger={<IconButton size="xs" label={t("card.more")} icon={<Ellipsis />} className="hover:bg-raised-2" />}
      />
    </div>
  </>
);

type ArrivingProps = { idea: Idea | undefined; drawer: Drawer; isNext: boolean };

/** A result that is being written, or an empty slot, which pulses only if nothing else moves. */
export const TextIdeaArriving = ({ idea, drawer, isNext }: ArrivingProps) => {
  const kind = kindOf(drawer);
  return (
    <li aria-busy className={clsx(frame, room[kind])}>
      {idea ? (
        <p className={words[kind]}>
          {idea.content}
          <AiCaret />
        </p>
      ) : (
        <span aria-hidden className={clsx("grid gap-2.5 py-1", isNext && "animate-pulse")}>
          <span className="block h-3 w-4/5 rounded-sm bg-ai-soft" />
          <span className="block h-3 w-2/5 rounded-sm bg-ai-soft" />
        </span>
      )}
    </li>
  );
};
