import { z } from "zod";
import { mailedName } from "../kernel/names.ts";
import { text, Ucid } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";
import { ProfilePicture } from "../profile-picture/schema.ts";

export const FIRST_NAME_MAX = 15;
export const LAST_NAME_MAX = 60;
const EMAIL_MAX = 254;
export const PASSWORD_MIN = 10;
const PASSWORD_MAX = 200;
export const SESSION_REFRESH_MS = 3_600_000;
export const SESSION_MINUTES = 65;
export const MAX_SESSION_DAYS = 30;
export const SESSION_PREVIOUS_ID_SECONDS = 10;

export const Role = z.enum(["primary", "admin", "user"]);
export type Role = z.infer<typeof Role>;
export const MembershipStatus = z.enum(["active", "accepted", "pending", "removed"]);
export type MembershipStatus = z.infer<typeof MembershipStatus>;

export const Email = text(EMAIL_MAX)
  .pipe(z.email("Enter an e-mail address like name@example.com"))
  .transform((email) => email.toLowerCase());
export const Password = z
  .string()
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`);
export const FirstName = mailedName(FIRST_NAME_MAX).min(1, "Cannot be empty");
export const LastName = mailedName(LAST_NAME_MAX);
export const TimeZone = text(64).refine((zone) => isTimeZone(zone), "Unknown time zone");
export const Language = z.enum(["en"]);
export const Theme = z.enum(["light", "dark", "system"]);
export type Theme = z.infer<typeof Theme>;

function isTimeZone(zone: string) {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const Entitlement = z.object({
  organizationId: z.uuid(),
  channel: z.object({ ucid: Ucid }),
  role: Role,
  source: z.literal("Studio"),
});
export type Entitlement = z.infer<typeof Entitlement>;

/** One channel of an organization, as visible to the person. */
export const OrganizationChannel = z.object({
  organizationId: z.uuid(),
  channel: z.object({
    id: z.uuid(),
    ucid: Ucid,
    name: z.string(),
    handle: z.string(),
    channelThumbnail: ShownPicture.nullable(),
    subscribers: z.number().nullable(),
  }),
  source: z.literal("Studio"),
  entitlementState: z.object({
    services: z.object({ creatorDescriptions: z.boolean() }),
    channelOrgPreferences: z.object({ thumbnailOptOut: z.boolean() }),
  }),
});
export type OrganizationChannel = z.infer<typeof OrganizationChannel>;

export const OrganizationUser = z.object({
  id: z.uuid(),
  organizationId: z.uuid(),
  role: Role,
  status: MembershipStatus,
  organization: z.object({
    id: z.uuid(),
    name: z.string(),
    isSpotterOrganization: z.boolean(),
    subscriptionActive: z.boolean(),
    /** Set after a payment failed: the plan ends then unless the payment is made. */
    paymentDueAt: z.iso.datetime().nullable(),
    /** Set while the organization waits for its deletion. */
    deletionDueAt: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
});
export type OrganizationUser = z.infer<typeof OrganizationUser>;

export const UserProfile = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: ProfilePicture,
  timeZone: z.string(),
  language: Language,
  hasPassword: z.boolean(),
  isInternal: z.boolean(),
  /** Set while the account waits for its deletion. */
  deletionDueAt: z.iso.datetime({ offset: true }).nullable().default(null),
  createdAt: z.iso.datetime(),
  organizations: z.array(OrganizationChannel),
  entitlements: z.array(Entitlement),
  organizationUsers: z.array(OrganizationUser),
});
export type UserProfile = z.infer<typeof UserProfile>;

export const ActiveSession = z.object({
  id: z.uuid(),
  device: z.string(),
  ip: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

export const IdentityProvider = z.object({ id: z.string(), name: z.string() });
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** Purpose of a mailed link: to finish a sign-up or to reset a password. */
export const MailLinkPurpose = z.enum(["verify", "reset"]);
export type MailLinkPurpose = z.infer<typeof MailLinkPurpose>;

/** Next step after a sign-up. */
export const NextStep = z.object({ next: z.enum(["check_mail", "signed_in"]) });
export type NextStep = z.infer<typeof NextStep>;
