import { paths } from "@coldopen/contract/paths";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/feed-tests.ts";

/** The server knows a link by its hash alone, so that the browser that made it remembers it. */
export const keptLink = (testId: string) => persisted(`studio-feed-test-${testId}`, z.string());

export async function copyLink(token: string, done = t("link.copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(paths.feedTest(token), location.origin).href);
    tell.done(done);
  } catch {
    tell.failed(t("link.notCopied"));
  }
}
