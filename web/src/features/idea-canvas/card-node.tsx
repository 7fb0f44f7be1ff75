import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { statusLabel } from "@coldopen/contract/projects/rules";
import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";
import clsx from "clsx";
import {
  Combine,
  Ellipsis,
  FolderInput,
  History,
  Image as ImageIcon,
  type LucideIcon,
  Pencil,
  Spline,
  StickyNote,
  TextAlignStart,
  Trash2,
  TrendingUp,
  Type,
} from "lucide-react";
import { memo } from "react";
import { compactNumber, duration } from "../../lib/format.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { MenuOnDemand } from "../../ui/menu-on-demand.tsx";
import { Picture } from "../../ui/picture.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { indexShown, toneOf } from "../outlier-index/index.ts";
import { statusTone } from "../project-cards/index.ts";
import { useCanvasActions } from "./canvas-context.ts";
import { headingOf, nameOf } from "./card-text.ts";
import { useIsWhole } from "./use-is-whole.ts";

export type CardNode = Node<{ card: CanvasCard; changedBy: string | undefined }, "card">;

export const kindIcons: Record<CanvasCard["kind"], LucideIcon> = {
  title: Type,
  concept: TextAlignStart,
  thumbnail: ImageIcon,
  outlier: TrendingUp,
  note: StickyNote,
};
const handleLook =
  "z-1! size-3! rounded-full! border-2! border-line-control! bg-background! hover:border-brand-mark! max-sm:size-4!";

export const CardNodeView = memo(function CardNodeView({ data, selected }: NodeProps<CardNode>) {
  const { card, changedBy } = data;
  const { isEditable, isPlain } = useCanvasActions();
  const isWhole = useIsWhole();
  return (
    <article
      data-selected={selected || undefined}
      className={clsx(
        "relative flex size-full flex-col rounded-lg border bg-surface text-left data-selected:border-brand-mark data-selected:shadow-[0_0_0_1px_var(--brand-mark)]",
        changedBy ? "border-info" : "border-line",
      )}
    >
      {isPlain ? (
        <p className="truncate p-3 text-2xl font-semibold">{headingOf(card)}</p>
      ) : (
        <>
          {isWhole && (
            <Handle type="target" position={Position.Left} isConnectable={isEditable} className={handleLook} />
          )}
          <CardContent card={card} isWhole={isWhole} />
          {isWhole && (
            <Handle type="source" position={Position.Right} isConnectable={isEditable} className={handleLook} />
          )}
        </>
      )}
      {changedBy && (
        <span className="absolute right-2 -bottom-3 max-w-44 truncate rounded-sm bg-info px-1.5 py-0.5 text-micro font-medium text-background">
          {t("card.changedBy", { name: changedBy })}
        </span>
      )}
    </article>
  );
});

function CardContent({ card, isWhole }: { card: CanvasCard; isWhole: boolean }) {
  const { kind, text, video, picture } = card;
  const heading = kind === "outlier" ? (video?.title1 ?? t("card.lost")) : card.title;
  const src = kind === "outlier" ? video?.thumb : kind === "thumbnail" ? picture : undefined;
  const Icon = kindIcons[kind];
  return (
    <>
      {(kind === "thumbnail" || kind === "outlier") && (
        <div className="relative h-33.75 flex-none overflow-hidden rounded-t-[7px] bg-raised">
          {isWhole && (
            <Picture src={src} alt="" plate={video ? duration(video.duration) : undefined} className="rounded-none!" />
          )}
        </div>
      )}
      <header className="flex h-9 flex-none items-center gap-1.5 pr-1 pl-3 text-xs text-faint">
        <Icon className="size-3.25" />
        {t(`kinds.${kind}`)}
        <span className="ml-auto" />
        {card.project && (
          <StatusBadge tone={statusTone[card.project.status]} className="bg-transparent! px-0!">
            {statusLabel[card.project.status]}
          </StatusBadge>
        )}
        {isWhole && <CardMenu card={card} />}
      </header>
      <div className="min-h-0 px-3">
        {heading && <h3 className="line-clamp-2 text-base leading-5 font-semibold">{heading}</h3>}
        {text && <p className="mt-1 line-clamp-4 text-xs leading-4.5 whitespace-pre-line text-muted">{text}</p>}
      </div>
      {isWhole && <CardFoot card={card} />}
    </>
  );
}

const METER_STEPS = [0, 50, 75];

function CardFoot({ card: { video, project, score } }: { card: CanvasCard }) {
  if (!video && !project && score === null) return null;
  return (
    <footer className="mt-auto flex items-center gap-2 px-3 pb-2.5 text-xs text-muted">
      {score !== null && (
        <span
          role="img"
          aria-label={t("card.score", { score: Math.round(score) })}
          title={t("card.scoreHint")}
          className="flex items-center gap-1.5"
        >
          <span className="type-data font-semibold text-text">{Math.round(score)}</span>
          <span className="flex gap-0.5">
            {METER_STEPS.map((from) => (
              <span key={from} className={clsx("h-1 w-2 rounded-[1px]", score >= from ? "bg-text" : "bg-raised-2")} />
            ))}
          </span>
        </span>
      )}
      {video && (
        <>
          <span className="truncate">
            {video.name} · {t("card.views", { count: compactNumber(video.views) })}
          </span>
          <span className="ml-auto" />
          <IndexBadge tone={toneOf(video.performanceIndex)}>{indexShown(video.performanceIndex)}</IndexBadge>
        </>
      )}
      {!video && project && <span className="truncate">{t("card.inProject", { name: project.name })}</span>}
    </footer>
  );
}

function CardMenu({ card }: { card: CanvasCard }) {
  const { isEditable, run } = useCanvasActions();
  const label = t("card.menu", { name: nameOf(card) });
  return (
    <MenuOnDemand
      align="end"
      trigger={<GlyphButton size="xs" className="nodrag nokey" label={label} icon={<Ellipsis />} />}
    >
      {isEditable && (
        <>
          <MenuItem icon={<Pencil />} onSelect={() => run("edit", card)}>
            {t("card.edit")}
          </MenuItem>
          <MenuItem icon={<Spline />} onSelect={() => run("connect", card)}>
            {t("card.connect")}
          </MenuItem>
          <MenuItem icon={<Combine />} tone="ai" onSelect={() => run("combine", card)}>
            {t("card.combine")}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<FolderInput />} onSelect={() => run("send", card)}>
        {t("card.send")}
      </MenuItem>
      <MenuItem icon={<History />} onSelect={() => run("history", card)}>
        {t("card.history")}
      </MenuItem>
      {isEditable && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => run("remove", card)}>
            {t("card.remove")}
          </MenuItem>
        </>
      )}
    </MenuOnDemand>
  );
}
