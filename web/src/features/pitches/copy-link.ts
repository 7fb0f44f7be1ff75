import { paths } from "@coldopen/contract/paths";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/pitches.ts";

export const linkTo = (token: string): string => new URL(paths.sharedPitch(token), location.origin).href;

export async function copyLink(token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkTo(token));
    toast.success(t("link.copied"));
  } catch {
    toast.error(t("link.notCopied"));
  }
}
