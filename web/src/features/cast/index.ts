export { CastMembers } from "./cast-members.tsx";
export { WarningCastMember } from "./warning-cast-member.tsx";
