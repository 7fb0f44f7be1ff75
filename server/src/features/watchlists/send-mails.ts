import { paths } from "@coldopen/contract/paths";
import type { WatchMail } from "@coldopen/contract/watchlists/schema";
import type { AppContext } from "../../app-context.ts";
import { mailSubject, mailText, ownLink, paragraphs } from "../../platform/mail-text.ts";
import { groupBy } from "./rules.ts";
import { type ClaimedAlert, watchlistStore } from "./store.ts";
import { unsubscribeLink } from "./unsubscribe.ts";

/** Older alerts are not mailed, for example after mails were switched on. */
const MAX_AGE_DAYS = 2;
const CLAIMED_AT_ONCE = 500;
const LISTED = 20;

type Deps = Pick<AppContext, "db" | "mail" | "config" | "secretBox" | "log">;

const lineOf = ({ title, channelName, ratio, threshold }: ClaimedAlert) =>
  `${title} (${channelName}): ${ratio.toFixed(1)}x, over ${threshold}x`;

/** One mail per person and channel. An alert is mailed at most once, and again only if its mail could not be sent. */
export async function sendWatchlistMails(context: Deps, mode: Exclude<WatchMail, "off">): Promise<void> {
  const store = watchlistStore(context.db);
  const send = async (alerts: readonly ClaimedAlert[]): Promise<void> => {
    const [first] = alerts;
    if (!first) return;
    const link = `${context.config.publicUrl}${paths.watchlists(first)}`;
    const unsubscribe = unsubscribeLink(context, first.userId);
    const rest = alerts.length - LISTED;
    const more = rest > 0 ? `\nAnd ${rest} more.` : "";
    const list = paragraphs(alerts.slice(0, LISTED).map(lineOf).join("\n") + more);
    const subject =
      alerts.length === 1
        ? mailSubject`Alert: ${first.title}`
        : mailSubject`${String(alerts.length)} videos on your watchlists`;
    await context.mail.send({
      to: first.email,
      subject,
      link,
      unsubscribe,
      text: mailText`These videos passed a threshold that you set:\n\n${list}\n\nSee them: ${ownLink(link)}\n\nStop these mails: ${ownLink(unsubscribe)}`,
    });
  };
  for (;;) {
    const claimed = await store.claimForMail(mode, { maxAgeDays: MAX_AGE_DAYS, limit: CLAIMED_AT_ONCE });
    if (claimed.length === 0) return;
    const byReader = groupBy(claimed, (alert) => [alert.userId, alert.organizationId, alert.channelUcid].join(" "));
    let failures = 0;
    for (const alerts of byReader.values())
      try {
        await send(alerts);
      } catch (error) {
        failures++;
        context.log.warn({ err: error, count: alerts.length }, "Failed to send watchlist mail");
        await store.releaseClaims(alerts.map(({ alertId }) => alertId));
      }
    context.log.info({ mode, count: claimed.length, failures }, "Watchlist mails sent");
    if (failures > 0 || claimed.length < CLAIMED_AT_ONCE) return;
  }
}
