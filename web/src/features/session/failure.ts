import { AppError } from "@coldopen/contract/kernel/errors";
import { t } from "../../locales/en/session.ts";

/** The error as one sentence the user can act on. */
export function failureText(error: unknown): string {
  if (!(error instanceof AppError)) return t("failures.other");
  switch (error.code) {
    case "wrong_credentials":
    case "link_expired":
      return t(`failures.${error.code}`);
    case "unavailable":
    case "timed_out":
      return t("failures.offline");
    case "unexpected":
    case "upstream_failed":
      return t("failures.other");
    default:
      return error.message;
  }
}
