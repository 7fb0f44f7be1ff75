import { scoreBand } from "@coldopen/contract/thumbnail-scores/rules";
import type { ImprovedThumbnail } from "@coldopen/contract/thumbnail-scores/schema";
import { Check } from "lucide-react";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Picture } from "../../ui/picture.tsx";

type ReviewChangesProps = {
  before: { src: string; score: number };
  improved: ImprovedThumbnail;
  onApply: () => void;
  onDiscard: () => void;
};

/** Shows the thumbnail before and after its recommendations. Nothing changes until they are confirmed. */
export function ReviewChanges({ before, improved, onApply, onDiscard }: ReviewChangesProps) {
  const { picture, score, applied } = improved;
  return (
    <Dialog
      open
      width={1080}
      onOpenChange={(open) => !open && onDiscard()}
      title={t("review.title")}
      description={t("review.text")}
      footer={
        <>
          <Button kind="ghost" onClick={onDiscard}>
            {t("review.discard")}
          </Button>
          <Button kind="primary" onClick={onApply}>
            {t("review.apply")}
          </Button>
        </>
      }
    >
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Version label={t("review.before")} src={before.src} score={before.score} />
        <Version label={t("review.after")} src={picture.url} score={score.score} />
      </div>
      <h3 className="mt-4 font-semibold">{t("review.changes")}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        {applied.map((check) => (
          <li key={check} className="flex items-center gap-2 [&_svg]:size-3.5">
            <Check className="text-positive" />
            {t(`review.done.${check}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type VersionProps = { label: string; src: string; score: number };

const Version = ({ label, src, score }: VersionProps) => (
  <figure className="min-w-0">
    <Picture src={src} alt={label} className="rounded-md" />
    <figcaption className="mt-1.5 flex items-baseline justify-between gap-3">
      <span className="font-semibold">{label}</span>
      <span className="text-xs text-muted">
        {t("review.score", { band: t(`bands.${scoreBand(score)}`), score: score.toFixed(1) })}
      </span>
    </figcaption>
  </figure>
);
