import { z } from "zod";
import { Cursor } from "../kernel/paging.ts";
import { ChannelParams, Nothing, routes, text } from "../kernel/route.ts";
import { NewWatchRule, WatchAlert, WatchRule, WatchRuleChange } from "./schema.ts";

const base = "/api/orgs/:orgId/channels/:channelUcid/watchlists" as const;
const limit = { per: "user", max: 60, windowSeconds: 60 } as const;
/** A rule has one owner, so the server checks the row that it names. */
const byRule = { access: "user", path: "/api/watchlists/rules/:id", params: z.object({ id: z.uuid() }) } as const;

/** Rules belong to a person: everyone sees and changes their own. */
export const watchlistRoutes = routes({
  rules: {
    method: "GET",
    path: base,
    access: "channel",
    summary: "One's own watchlist rules on a channel",
    params: ChannelParams,
    reply: z.object({ results: z.array(WatchRule) }),
  },
  add: {
    method: "POST",
    path: base,
    access: "channel",
    summary: "Watch followed creators or a saved search for videos that pass a threshold",
    params: ChannelParams,
    body: NewWatchRule,
    limit,
    reply: WatchRule,
  },
  change: {
    ...byRule,
    method: "PUT",
    summary: "Change the threshold, the time or the mails of one's own rule",
    body: WatchRuleChange,
    limit,
    reply: WatchRule,
  },
  remove: {
    ...byRule,
    method: "DELETE",
    summary: "Delete one's own rule and its alerts",
    reply: Nothing,
  },
  alerts: {
    method: "GET",
    path: `${base}/alerts`,
    access: "channel",
    summary: "Alerts of one's own rules, the latest first",
    params: ChannelParams,
    query: z.object({ page: Cursor.optional() }),
    reply: z.object({ results: z.array(WatchAlert), page: z.object({ next: z.string().nullable() }) }),
  },
  markSeen: {
    method: "POST",
    path: `${base}/alerts/seen`,
    access: "channel",
    summary: "Mark all alerts as seen",
    params: ChannelParams,
    reply: Nothing,
  },
  unsubscribe: {
    method: "POST",
    path: "/api/watchlists/unsubscribe",
    access: "public",
    summary: "Stop all watchlist mails of a person by the link in a mail, without signing in",
    body: z.object({ token: text(300) }),
    limit: { per: "ip", max: 30, windowSeconds: 60 },
    reply: Nothing,
  },
});
