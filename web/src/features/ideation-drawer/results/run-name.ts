import type { Run } from "../../ideation/index.ts";
import { t } from "../texts.ts";

/** A start from nothing that has words was a wish. */
export const runName = ({ option, input, asked }: Run): string =>
  option === "emptyState" && (input !== "" || asked?.references.length)
    ? t("options.freeform")
    : t(`options.${option}`);
