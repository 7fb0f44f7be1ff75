import type { MembershipStatus, Role } from "@coldopen/contract/session/schema";

export type OwnerCandidate = {
  id: string;
  userId: string;
  email: string;
  role: Role;
  status: MembershipStatus;
  joinedAt: Date;
  isBeingDeleted: boolean;
};

const ranks: Record<Role, number> = { primary: 0, admin: 1, user: 2 };

/** Who owns an organization after the account of its owner is deleted: an admin before a user, then who joined first. */
export const chooseNextOwner = (
  leavingUserId: string,
  members: readonly OwnerCandidate[],
): OwnerCandidate | undefined =>
  members
    .filter(({ userId, status, isBeingDeleted }) => userId !== leavingUserId && status === "active" && !isBeingDeleted)
    .sort((one, other) => ranks[one.role] - ranks[other.role] || one.joinedAt.getTime() - other.joinedAt.getTime())[0];
