import type { FigureName } from "@coldopen/contract/pitches/schema";
import clsx from "clsx";
import { t } from "../../../locales/en/pitches.ts";
import { usePitchPage } from "./slots.ts";

/** Where a figure comes from; nothing where there is no figure. */
export function SourceLabel({ name, className }: { name: FigureName; className?: string }) {
  const source = usePitchPage().content.sources[name];
  return source && <span className={clsx("text-xs font-normal text-faint", className)}>{t(`sources.${source}`)}</span>;
}
