import { t } from "../../../../locales/en/ideation-drawer.ts";
import type { Run } from "../../state.ts";

/** A start from scratch that has a text came from the composer. */
export const runName = ({ option, input, request }: Run): string =>
  option === "emptyState" && (input !== "" || request?.references.length)
    ? t("options.freeform")
    : t(`options.${option}`);
