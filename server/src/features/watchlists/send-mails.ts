import { setTimeout } from "node:timers/promises";
import { paths } from "@coldopen/contract/paths";
import type { WatchMail } from "@coldopen/contract/watchlists/schema";
import type { AppContext } from "../../app-context.ts";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";
import { mailSubject, mailText, ownLink, paragraphs } from "../../platform/mail-text.ts";
import { groupBy } from "./rules.ts";
import { type ClaimedAlert, watchlistStore } from "./store.ts";
import { unsubscribeLink } from "./unsubscribe.ts";

/** Older alerts are not mailed, for example after mails were switched on. */
const MAX_AGE_DAYS = 2;
const CLAIMED_AT_ONCE = 500;
const LISTED = 20;
const CONCURRENT_MAILS = 5;
/** A mail that takes longer may still arrive, so it is not sent again. */
const SEND_TIMEOUT_MS = 60_000;

type Deps = Pick<AppContext, "db" | "mail" | "config" | "secretBox" | "log">;

const lineOf = ({ title, channelName, ratio, threshold }: ClaimedAlert) =>
  `${title} (${channelName}): ${ratio.toFixed(1)}x its channel's average (your threshold: ${threshold}x)`;

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
  /** People whose mail failed are tried again in the next run, so that they do not fill the claims of this one. */
  const failed = new Set<string>();
  const sendOrRelease = limitConcurrency(async (alerts: readonly ClaimedAlert[]): Promise<void> => {
    const count = alerts.length;
    try {
      const isSent = await finishesWithin(SEND_TIMEOUT_MS, send(alerts));
      if (!isSent) context.log.warn({ count, ms: SEND_TIMEOUT_MS }, "Watchlist mail timed out");
    } catch (error) {
      for (const { userId } of alerts) failed.add(userId);
      context.log.warn({ err: error, count }, "Failed to send watchlist mail");
      await store.releaseClaims(alerts.map(({ alertId }) => alertId));
    }
  }, CONCURRENT_MAILS);
  for (;;) {
    const options = { maxAgeDays: MAX_AGE_DAYS, limit: CLAIMED_AT_ONCE, exceptUserIds: [...failed] };
    const claimed = await store.claimForMail(mode, options);
    if (claimed.length === 0) return;
    const byReader = groupBy(claimed, (alert) => [alert.userId, alert.organizationId, alert.channelUcid].join(" "));
    await Promise.all([...byReader.values()].map(sendOrRelease));
    context.log.info({ mode, count: claimed.length, failures: failed.size }, "Watchlist mails sent");
  }
}

/** Returns false if the work goes on after this time. */
async function finishesWithin(ms: number, work: Promise<void>): Promise<boolean> {
  const timer = new AbortController();
  const timeout = setTimeout(ms, false, { signal: timer.signal, ref: false });
  timeout.catch(() => undefined);
  try {
    return await Promise.race([work.then(() => true), timeout]);
  } finally {
    timer.abort();
  }
}
