import type { ReactElement } from "react";
import { t } from "../../locales/en/score-hint.ts";
import { Tooltip } from "../../ui/tooltip.tsx";

/** Says beside a score of titles and ideas what it is not. */
export const ScoreHint = ({ children }: { children: ReactElement }) => (
  <Tooltip content={t("hint")}>{children}</Tooltip>
);
