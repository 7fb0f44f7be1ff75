import { paths } from "@coldopen/contract/paths";
import type { ProjectSource, VideoProject } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { Archive, Clapperboard, Lightbulb, type LucideIcon, MessageSquare, Sparkles, TrendingUp } from "lucide-react";
import { memo } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { useInteractionIntent } from "../../lib/use-interaction-intent.ts";
import { t } from "../../locales/en/idea-wall.ts";
import { useDragItem } from "../../ui/drag-area.tsx";
import { ProjectPicture, ProjectTags, titleOf } from "../project-cards/index.ts";
import { ProjectTick, type Selection } from "../projects-list/index.ts";
import { ScoreHint } from "../scores/index.ts";

const icons: Record<ProjectSource, LucideIcon> = {
  user: Clapperboard,
  idea_bank: Archive,
  outliers: TrendingUp,
  ideas_for_you: Lightbulb,
  chat: MessageSquare,
  brainstorm: Sparkles,
};

const TEXT_CARD_PX = 130;
const PICTURE_CARD_PX = 235;
export const estimateHeight = ({ thumbnailPrimaryOption }: VideoProject): number =>
  thumbnailPrimaryOption ? PICTURE_CARD_PX : TEXT_CARD_PX;

type WallCardProps = { channel: ActiveChannel; project: VideoProject; selection: Selection };

/** Rendered again only for its own changes, since the list is rendered with every step of scrolling. */
export const WallCard = memo(function WallCard({ channel, project, selection }: WallCardProps) {
  // What shows only under the pointer or the focus: a card that is scrolled past does without.
  const { hasIntent, intentHandlers } = useInteractionIntent();
  const isWhole = hasIntent || selection.chosen.size > 0;
  const isOn = selection.chosen.has(project.id);
  const hasPicture = project.thumbnailPrimaryOption !== null;
  const title = titleOf(project);
  const { dragRef, dragProps, isDragging } = useDragItem({
    id: project.id,
    label: isOn && selection.chosen.size > 1 ? t("dragging", { count: selection.chosen.size }) : title,
    isEnabled: true,
  });
  const concept = project.conceptPrimaryOption?.content;
  return (
    <article
      ref={dragRef}
      {...dragProps}
      {...intentHandlers}
      className={clsx(
        "group/card relative rounded-md has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-focus",
        !hasPicture && "bg-surface p-3 inset-ring",
        !hasPicture && (isOn ? "inset-ring-2 inset-ring-brand-mark" : "inset-ring-line"),
        isDragging && "opacity-35",
      )}
    >
      {hasPicture && (
        <ProjectPicture project={project} className={clsx(isOn && "outline-2 outline-offset-2 outline-brand-mark")} />
      )}
      <h2
        className={clsx("line-clamp-2 font-semibold", hasPicture ? "mt-2 leading-4.5" : "pr-7 text-[14px] leading-5")}
      >
        <Link
          href={paths.project(channel, project.id)}
          draggable={false}
          data-item-link=""
          className="outline-none after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h2>
      {!hasPicture && concept && <p className="mt-1 line-clamp-3 text-xs leading-[17px] text-muted">{concept}</p>}
      <CardFacts project={project} isWhole={isWhole} />
      {project.videoProjectTags.length > 0 && (
        <div className="mt-1.5">
          <ProjectTags project={project} />
        </div>
      )}
      {isWhole && (
        <ProjectTick
          name={title}
          isOn={isOn}
          onToggle={(options) => selection.toggle(project.id, options)}
          className={clsx(
            "absolute z-1 rounded-sm group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100",
            hasPicture ? "top-1.5 left-1.5 bg-plate" : "top-3 right-3",
            selection.chosen.size === 0 && "opacity-0",
          )}
        />
      )}
    </article>
  );
});

function CardFacts({ project: { source, titleScore }, isWhole }: { project: VideoProject; isWhole: boolean }) {
  const Icon = icons[source];
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-micro text-muted">
      <Icon className="size-3 text-faint" />
      {t(`sources.${source}`)}
      {titleScore !== null && <Score score={Math.round(titleScore)} hasHint={isWhole} />}
    </p>
  );
}

const BANDS = [0, 50, 75];

function Score({ score, hasHint }: { score: number; hasHint: boolean }) {
  const shown = (
    <span className="ml-auto flex items-center gap-1.5 text-xs font-[650] text-text">
      <span className="sr-only">{t("titleScore", { score })}</span>
      <span aria-hidden>{score}</span>
      <span aria-hidden className="flex gap-0.5">
        {BANDS.map((band) => (
          <span key={band} className={clsx("h-1 w-2 rounded-full", score >= band ? "bg-text" : "bg-raised-2")} />
        ))}
      </span>
    </span>
  );
  return hasHint ? <ScoreHint>{shown}</ScoreHint> : shown;
}
