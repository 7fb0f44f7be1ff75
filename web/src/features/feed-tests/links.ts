import { paths } from "@coldopen/contract/paths";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/feed-tests.ts";

/** The server stores only the hash of a link, so the browser that created it stores the link. */
export const storedLink = (testId: string) => persisted(`studio-feed-test-${testId}`, z.string());

export async function copyLink(token: string, done = t("link.copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(paths.feedTest(token), location.origin).href);
    toast.success(done);
  } catch {
    toast.error(t("link.notCopied"));
  }
}
