import type { Entitlement, OrganizationChannel, OrganizationUser, Role, UserProfile } from "./schema.ts";

/** A readable uuid from a kind and a number: `uuid(0xa, 1)`. */
export const uuid = (kind: number, n: number): string =>
  `00000000-0000-4${kind.toString(16).padStart(3, "0")}-8000-${n.toString(16).padStart(12, "0")}`;

export const northlight = { id: uuid(1, 1), name: "Northlight" } as const;
export const fieldNotes = { ucid: "UCfieldnotes000000000001", name: "Field Notes", handle: "@fieldnotes" } as const;
export const nightShift = { ucid: "UCnightshift000000000002", name: "Night Shift", handle: "@nightshift" } as const;

type ChannelOf = { ucid: string; name: string; handle: string };

export const anOrganizationChannel = (
  channel: ChannelOf = fieldNotes,
  organizationId: string = northlight.id,
): OrganizationChannel => ({
  organizationId,
  channel: {
    id: uuid(
      2,
      [...channel.ucid].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0),
    ),
    ucid: channel.ucid,
    name: channel.name,
    handle: channel.handle,
    channelThumbnail: null,
    subscribers: 412_000,
  },
  source: "Studio",
  entitlementState: { services: { creatorDescriptions: true }, channelOrgPreferences: { thumbnailOptOut: false } },
});

type MembershipParts = Partial<Omit<OrganizationUser, "organization">> & {
  organization?: Partial<OrganizationUser["organization"]>;
};

export const aMembership = ({ organization, ...rest }: MembershipParts = {}): OrganizationUser => ({
  id: uuid(3, 1),
  organizationId: organization?.id ?? northlight.id,
  role: "primary",
  status: "active",
  organization: {
    ...northlight,
    isSpotterOrganization: false,
    subscriptionActive: true,
    paymentDueAt: null,
    deletionDueAt: null,
    ...organization,
  },
  ...rest,
});

export const anEntitlement = (
  channelUcid: string,
  role: Role,
  organizationId: string = northlight.id,
): Entitlement => ({
  organizationId,
  channel: { ucid: channelUcid },
  role,
  source: "Studio",
});

/** The owner of Northlight with both of its channels; parts given replace the whole field. */
export const aUser = (parts: Partial<UserProfile> = {}): UserProfile => ({
  id: uuid(4, 1),
  email: "demo@coldopen.test",
  emailVerified: true,
  firstName: "Tess",
  lastName: "Okafor",
  profilePicture: null,
  timeZone: "UTC",
  language: "en",
  hasPassword: true,
  isInternal: false,
  deletionDueAt: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  organizations: [anOrganizationChannel(fieldNotes), anOrganizationChannel(nightShift)],
  entitlements: [anEntitlement(fieldNotes.ucid, "primary"), anEntitlement(nightShift.ucid, "primary")],
  organizationUsers: [aMembership()],
  ...parts,
});

/** A member with the role user on one channel only. */
export const aMember = (parts: Partial<UserProfile> = {}): UserProfile =>
  aUser({
    id: uuid(4, 3),
    email: "member@coldopen.test",
    firstName: "Jonas",
    lastName: "Lind",
    organizations: [anOrganizationChannel(fieldNotes)],
    entitlements: [anEntitlement(fieldNotes.ucid, "user")],
    organizationUsers: [aMembership({ role: "user" })],
    ...parts,
  });
