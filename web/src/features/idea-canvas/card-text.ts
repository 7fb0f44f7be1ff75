import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { t } from "../../locales/en/idea-canvas.ts";

/** The words of a card, for its name and for brainstorms. */
export const wordsOf = ({ kind, title, text, video }: CanvasCard): string =>
  (kind === "outlier" ? (video?.title1 ?? title) : [title, text].filter(Boolean).join("\n")).trim();

/** The first line of a card. */
export const headingOf = (card: CanvasCard): string => wordsOf(card).split("\n")[0] || t("card.untitled");

export const nameOf = (card: CanvasCard): string =>
  t("card.name", { kind: t(`kinds.${card.kind}`), text: headingOf(card) });
