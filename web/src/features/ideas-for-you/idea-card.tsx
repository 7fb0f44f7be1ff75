import type { IdeaForYou, InspirationType } from "@coldopen/contract/ideas/schema";
import { paths } from "@coldopen/contract/paths";
import { CARD_PICTURE_WIDTH, shownAt } from "@coldopen/contract/pictures/rules";
import {
  ArrowRight,
  Bookmark,
  BookOpenCheck,
  ChartNoAxesColumnIncreasing,
  CircleCheck,
  type LucideIcon,
  Radar,
  Sparkles,
  Users,
  X,
} from "lucide-react";
import { useRef } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/ideas-for-you.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import { ReasonPicker, Thanks } from "./dismissal.tsx";
import { IdeaSources } from "./idea-sources.tsx";
import type { Card } from "./state.ts";
import type { IdeaActions } from "./use-idea-cards.ts";
import { useScrolledIntoView } from "./use-scrolled-into-view.ts";

export const inspirationIcons: Record<InspirationType, LucideIcon> = {
  MY_OVERPERFORMERS: ChartNoAxesColumnIncreasing,
  RELATED_OVERPERFORMERS: Radar,
  FOLLOWED_CHANNELS: Users,
  BEST_PRACTICES: BookOpenCheck,
};

export type IdeaCardProps = {
  channel: ActiveChannel;
  card: Card;
  actions: IdeaActions;
  onOpenVideo: (videoId: string) => void;
};

export function IdeaCard({ channel, card, actions, onOpenVideo }: IdeaCardProps) {
  const { idea, stage, isNew } = card;
  const article = useRef<HTMLElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  useScrolledIntoView(article, idea.seenAt === null && stage === "open", () => actions.markSeen(idea));
  const undo = () => {
    actions.undo(idea.id);
    // Once the card is no longer covered.
    requestAnimationFrame(() => dismissButton.current?.focus());
  };
  const hasThanks = stage === "thanks" || stage === "replaceable" || stage === "unreplaced";
  const isCovered = stage === "reason" || hasThanks;
  return (
    <article ref={article} aria-labelledby={`idea-${idea.id}`} className="@container relative flex min-w-0 flex-col">
      <div inert={isCovered} className="flex flex-1 flex-col">
        <Picture
          {...(idea.thumbnail ? shownAt(idea.thumbnail, CARD_PICTURE_WIDTH) : {})}
          alt={idea.thumbnailDescription}
          color={idea.thumbnailColor}
          loading={idea.thumbnail ? undefined : "plain"}
          actions={
            stage === "open" && (
              <PictureAction
                ref={dismissButton}
                label={t("dismiss")}
                icon={<X />}
                onClick={() => actions.dismiss(idea.id)}
              />
            )
          }
        />
        <Source type={idea.inspirationType} isNew={isNew} />
        <h3
          id={`idea-${idea.id}`}
          className="mt-1.25 line-clamp-2 text-[15px] leading-5 font-semibold font-stretch-[104%]"
        >
          {idea.title}
        </h3>
        <p className="mt-1 line-clamp-2 text-muted" title={idea.concept}>
          {idea.concept}
        </p>
        <div className="mt-auto pt-2.5">
          {stage === "saved" ? (
            <Saved channel={channel} idea={idea} />
          ) : (
            <div className="flex items-center gap-2">
              <Button
                size="sm"
                icon={<Bookmark />}
                busy={actions.savingId === idea.id}
                disabled={actions.savingId !== undefined && actions.savingId !== idea.id}
                onClick={() => actions.save(idea)}
              >
                {t("save")}
              </Button>
              <Button
                kind="ghost"
                size="sm"
                icon={<Sparkles className="text-ai" />}
                disabled={actions.savingId !== undefined}
                onClick={() => actions.brainstorm(idea)}
              >
                <span className="@max-[18rem]:sr-only">{t("brainstorm")}</span>
              </Button>
              <IdeaSources idea={idea} onOpenVideo={onOpenVideo} />
            </div>
          )}
        </div>
      </div>
      {stage === "reason" && <ReasonPicker onReason={(reason) => actions.giveReason(idea.id, reason)} onUndo={undo} />}
      {hasThanks && <Thanks isReplaced={stage !== "unreplaced"} onUndo={undo} />}
    </article>
  );
}

function Source({ type, isNew }: { type: InspirationType; isNew: boolean }) {
  const Icon = inspirationIcons[type];
  return (
    <p className="mt-2.5 flex items-center gap-1.75 text-xs text-muted">
      {isNew && <span role="img" aria-label={t("new")} className="size-1.5 rounded-full bg-brand-mark" />}
      <Icon className="size-3.5 text-faint" />
      {t(`from.${type}`)}
    </p>
  );
}

const Saved = ({ channel, idea }: { channel: ActiveChannel; idea: IdeaForYou }) => (
  <div className="flex items-center justify-between gap-2">
    <span role="status" className="flex items-center gap-1.5 font-medium text-positive">
      <CircleCheck />
      {t("saved")}
    </span>
    {idea.savedProjectId && (
      <Button
        kind="outline"
        size="sm"
        trailing={<ArrowRight />}
        render={<Link href={paths.project(channel, idea.savedProjectId)} />}
      >
        {t("open")}
      </Button>
    )}
  </div>
);
