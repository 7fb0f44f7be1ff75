import { isActiveMember } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";

/** What waits for its deletion: the account, or an organization of the user. */
export function findDeletion({ deletionDueAt, organizationUsers }: UserProfile) {
  if (deletionDueAt) return { kind: "account" as const, dueAt: deletionDueAt };
  const membership = organizationUsers.find(
    (entry) => isActiveMember(entry) && entry.organization.deletionDueAt !== null,
  );
  const dueAt = membership?.organization.deletionDueAt;
  if (!membership || !dueAt) return undefined;
  const { organization, role } = membership;
  return { kind: "organization" as const, dueAt, organization, canUndo: role === "primary" };
}
