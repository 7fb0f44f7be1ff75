import type { ChannelAudience, ConnectionState } from "@coldopen/contract/channels/schema";

/** A token is not used in its last minute, in which it may end on the way. */
const EXPIRY_MARGIN_MS = 60_000;
export const isFresh = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() - now.getTime() > EXPIRY_MARGIN_MS;

export const stateOf = (connection: { revokedAt: Date | null } | undefined): ConnectionState => {
  if (!connection) return "not_connected";
  return connection.revokedAt ? "needs_reconnect" : "connected";
};

const DAY_MS = 86_400_000;
const AUDIENCE_DAYS = 90;
/** Analytics are complete after about three days. */
const ANALYTICS_DELAY_DAYS = 3;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
export const audiencePeriod = (now: Date): { from: string; to: string } => {
  const last = now.getTime() - ANALYTICS_DELAY_DAYS * DAY_MS;
  return { from: dayOf(last - (AUDIENCE_DAYS - 1) * DAY_MS), to: dayOf(last) };
};

const MAX_COUNTRIES = 5;
const countryNames = new Intl.DisplayNames("en", { type: "region" });
const labelled = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);
/** YouTube names an age group "age18-24" or "age65-". */
const ageLabel = (group: string) => group.replace(/^age/, "").replace(/-$/, "+");
const rounded = (percentage: number) => Math.round(percentage * 10) / 10;

/** The platform counts viewers; figures of videos and subscribers come from elsewhere. */
export function toAudienceReport({ ageGroups, genders, countries }: ChannelAudience) {
  const views = countries.reduce((sum, country) => sum + country.views, 0);
  return {
    ...{ subscribers: null, totalViews: null, avgViewsPerVideo: null, engagementRate: null },
    gender: genders.map(({ gender, percentage }) => ({ label: labelled(gender), percentage: rounded(percentage) })),
    age: ageGroups.map(({ ageGroup, percentage }) => ({ label: ageLabel(ageGroup), percentage: rounded(percentage) })),
    geography: countries
      .toSorted((one, other) => other.views - one.views)
      .slice(0, MAX_COUNTRIES)
      .map((country) => ({
        label: countryNames.of(country.country) ?? country.country,
        percentage: rounded((100 * country.views) / Math.max(1, views)),
      })),
  };
}
