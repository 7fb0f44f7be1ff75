import type { ThumbnailCheck } from "@coldopen/contract/thumbnail-scores/schema";
import { Ruler, ScanText, Sparkles } from "lucide-react";
import { t } from "../../locales/en/thumbnail-scoring.ts";

const sources = { measured: <Ruler />, read: <ScanText />, opinion: <Sparkles className="text-ai" /> } as const;

/** The source of a remark. */
export const Source = ({ of }: { of: ThumbnailCheck["source"] }) => (
  <span
    role="img"
    title={t(`source.${of}`)}
    aria-label={t(`source.${of}`)}
    className="mt-0.5 flex-none text-faint [&_svg]:size-3.5"
  >
    {sources[of]}
  </span>
);

/** A model's remark on a check, below the measured value. */
export const Remark = ({ source, reading }: Pick<ThumbnailCheck, "source" | "reading">) => (
  <p className="flex items-start gap-1.5 pt-1 text-xs text-muted">
    <Source of={source} />
    <span className="min-w-0 wrap-anywhere">{reading}</span>
  </p>
);
