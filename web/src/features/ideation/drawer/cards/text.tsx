import clsx from "clsx";
import { memo, useRef, useState } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { AiCaret } from "../../../../ui/typing-text.tsx";
import { PoweredTitle } from "../../../keywords/index.ts";
import { SaveButton, SavedHeart } from "../../../saved-items/index.ts";
import { withText } from "../../edits.ts";
import { isEqualIgnoringText } from "../../is-equal-ignoring-text.ts";
import type { Idea } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";
import { type Usage, usageOf } from "../../views.ts";
import { actionIcons } from "./action-icons.tsx";
import { IdeaEditor } from "./editor.tsx";
import { Receipts } from "./receipts.tsx";
import { UsageLabel } from "./usage-label.tsx";
import { type Card, cardMark, useCard } from "./use-card.ts";

const frame = "relative border-b border-line px-4 pt-2.5 pb-1.5";
/** Reserves the height of the result, so that its arrival moves nothing. */
const room = { title: "min-h-15.5", concept: "min-h-21.5" };

type TextIdeaProps = { idea: Idea; drawer: Drawer };
const kindOf = ({ pane }: Drawer) => (pane === "concept" ? "concept" : "title");
const words = {
  title: "text-md leading-5 font-medium wrap-anywhere",
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
    <li {...card.drag} className={clsx(frame, room[kind], "group/idea focus-within:bg-raised hover:bg-raised")}>
      <button
        ref={button}
        type="button"
        {...cardMark}
        aria-disabled={!card.actions.includes("select")}
        aria-description={t("card.select")}
        className={clsx("block w-full rounded-xs text-left select-text", words[kind])}
        onClick={() => card.actions.includes("select") && card.act("select")}
        onKeyDown={card.onKeyDown}
      >
        {kind === "title" ? <PoweredTitle ucid={project.channelUCID} title={idea.content} /> : idea.content}
      </button>
      <IdeaFoot idea={idea} card={card} usage={usageOf(idea, pane, project)} />
    </li>
  );
}

type IdeaFootProps = { idea: Idea; card: Card; usage: Usage };

/** Shows the reasons at rest and the actions on hover or focus, both with the same height. */
const IdeaFoot = ({ idea, card, usage }: IdeaFootProps) => (
  <div className="mt-0.5 grid h-6 items-center">
    <div className="col-start-1 row-start-1 flex min-w-0 items-center justify-between gap-3 group-focus-within/idea:invisible group-hover/idea:invisible pointer-coarse:invisible">
      <Receipts idea={idea} />
      <span className="ml-auto" />
      <UsageLabel usage={usage} />
      {card.heart.isSaved && <SavedHeart look="line" />}
    </div>
    <div className="invisible col-start-1 row-start-1 flex items-center gap-0.5 group-focus-within/idea:visible group-hover/idea:visible pointer-coarse:visible">
      {card.actions.includes("add_as_backup") && (
        <Button
          size="sm"
          kind="ghost"
          icon={actionIcons.add_as_backup}
          disabled={usage !== undefined}
          className="-ml-2.5 h-6! text-text"
          onClick={() => card.act("add_as_backup")}
        >
          {t("card.add_as_backup")}
        </Button>
      )}
      <span className="ml-auto" />
      {card.actions
        .filter((action) => action !== "select" && action !== "add_as_backup")
        .map((action) => (
          <IconButton
            key={action}
            size="xs"
            tone={action === "send_to_brainstorm" ? "ai" : "plain"}
            label={t(`card.${action}`)}
            icon={actionIcons[action]}
            className="hover:bg-raised-2"
            onClick={() => card.act(action)}
          />
        ))}
      <SaveButton {...card.heart.button} look="small-icon" />
    </div>
  </div>
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
