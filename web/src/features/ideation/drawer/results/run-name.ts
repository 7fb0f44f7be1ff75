import { t } from "../../../../locales/en/ideation-drawer.ts";
import type { Run } from "../../state.ts";

/** A start from nothing that has words was a wish. */
export const runName = ({ option, input, asked }: Run): string =>
  option === "emptyState" && (input !== "" || asked?.references.length)
    ? t("options.freeform")
    : t(`options.${option}`);
