import type { ThumbnailCheck } from "@coldopen/contract/thumbnail-scores/schema";
import { Ruler, ScanText, Sparkles } from "lucide-react";
import { t } from "../../locales/en/thumbnail-scoring.ts";

const sources = { measured: <Ruler />, read: <ScanText />, opinion: <Sparkles className="text-ai" /> } as const;

/** Who says so. */
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

/** What someone else says of a check, under what was measured. */
export const Said = ({ source, reading }: Pick<ThumbnailCheck, "source" | "reading">) => (
  <p className="flex items-start gap-1.5 pt-1 text-xs text-muted">
    <Source of={source} />
    <span className="min-w-0 wrap-anywhere">{reading}</span>
  </p>
);
