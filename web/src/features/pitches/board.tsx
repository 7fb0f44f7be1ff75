import { PitchStage, type PitchSummary } from "@coldopen/contract/pitches/schema";
import clsx from "clsx";
import type { ReactNode } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { relativeAge } from "../../lib/format.ts";
import { pictureSource } from "../../lib/picture-source.ts";
import { t } from "../../locales/en/pitches.ts";
import { DragArea, useDragItem, useDrop, useDropTarget } from "../../ui/drag-area.tsx";
import { Image } from "../../ui/image.tsx";
import type { PitchActions } from "./api.ts";
import { BrandLogo } from "./brand-logo.tsx";
import { describeLink } from "./describe-link.ts";
import { PitchPageLink } from "./pitch-link.tsx";
import { PitchMenu } from "./pitch-menu.tsx";
import { StageLabel } from "./stage-label.tsx";

type BoardProps = { channel: ActiveChannel; pitches: readonly PitchSummary[]; actions: PitchActions };

/** The pipeline: a column for each stage. Cards are dragged, or moved from their menu. */
export const Board = (props: BoardProps) => (
  <DragArea>
    <Columns {...props} />
  </DragArea>
);

function Columns({ channel, pitches, actions }: BoardProps) {
  const { moving } = actions;
  const stageOf = (pitch: PitchSummary) => (moving?.id === pitch.id ? moving.stage : pitch.stage);
  useDrop((id, target) => {
    const dragged = pitches.find((pitch) => pitch.id === id);
    const stage = PitchStage.options.find((option) => option === target);
    if (dragged && stage && stage !== stageOf(dragged)) actions.move(dragged, stage);
  });
  return (
    <div className="grid auto-cols-[minmax(14rem,1fr)] grid-flow-col items-stretch gap-4 overflow-x-auto pb-3">
      {PitchStage.options.map((stage) => (
        <Column key={stage} stage={stage} count={pitches.filter((pitch) => stageOf(pitch) === stage).length}>
          {pitches
            .filter((pitch) => stageOf(pitch) === stage)
            .map((pitch) => (
              <Card key={pitch.id} channel={channel} pitch={pitch} actions={actions} />
            ))}
        </Column>
      ))}
    </div>
  );
}

type ColumnProps = { stage: PitchStage; count: number; children: ReactNode };

function Column({ stage, count, children }: ColumnProps) {
  const { dropRef, draggedId } = useDropTarget(stage);
  return (
    <section
      ref={dropRef}
      aria-label={t(`stages.${stage}`)}
      className={clsx("min-h-80 rounded-md bg-sunken p-2", draggedId && "inset-ring-2 inset-ring-brand-mark")}
    >
      <h2 className="flex h-8 items-center justify-between px-1">
        <StageLabel stage={stage} />
        <span className="text-xs text-faint">{count}</span>
      </h2>
      {count === 0 && <p className="px-1 py-2 text-xs text-faint">{t("emptyStage")}</p>}
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}

function Card({ channel, pitch, actions }: { channel: ActiveChannel; pitch: PitchSummary; actions: PitchActions }) {
  const hero = pictureSource(pitch.heroImageUrl);
  const { dragRef, dragProps, isDragging } = useDragItem({ id: pitch.id, label: pitch.brandName, isEnabled: true });
  return (
    <li ref={dragRef} {...dragProps} className={clsx(isDragging && "opacity-60")}>
      <div className="relative grid cursor-grab gap-2 rounded-md bg-surface p-2 inset-ring inset-ring-line transition-colors duration-(--d-fast) hover:inset-ring-line-strong active:cursor-grabbing">
        {hero && (
          <div className="aspect-video overflow-hidden rounded-sm bg-raised">
            <Image src={hero} alt="" draggable={false} className="size-full object-cover" />
          </div>
        )}
        <div className="flex items-start gap-2">
          <BrandLogo name={pitch.brandName} src={pitch.logoUrl} />
          <PitchPageLink
            channel={channel}
            pitch={pitch}
            className="line-clamp-2 min-w-0 flex-1 pt-1.5 font-semibold wrap-anywhere after:absolute after:inset-0"
          >
            <span dir="auto">{pitch.brandName}</span>
          </PitchPageLink>
          <span className="relative z-1">
            <PitchMenu pitch={pitch} actions={actions} />
          </span>
        </div>
        <p dir="auto" className="line-clamp-2 text-xs text-muted wrap-anywhere">
          {pitch.title}
        </p>
        <p className="text-xs text-faint">
          {[pitch.link && describeLink(pitch.link), relativeAge(pitch.updatedAt, new Date())]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
    </li>
  );
}
