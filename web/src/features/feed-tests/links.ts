import { paths } from "@coldopen/contract/paths";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/feed-tests.ts";

export async function copyLink(token: string, done = t("link.copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(paths.feedTest(token), location.origin).href);
    toast.success(done);
  } catch {
    toast.error(t("link.notCopied"));
  }
}
