import type { Role } from "@coldopen/contract/session/schema";
import type { Team, TeamMember } from "@coldopen/contract/team/schema";
import { Pencil, UserMinus } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/team.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Chip } from "../../ui/chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SectionTable } from "../../ui/section-table.tsx";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { ChannelRolesLine } from "./channel-roles-line.tsx";
import { EditMember } from "./edit-member.tsx";
import { RemoveMember } from "./remove-member.tsx";
import { nameOf, whyFixed } from "./rules.ts";

type MemberActionsProps = {
  name: string;
  fixed: "primary" | "self" | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** Shows the reason in place of the buttons if a member can't be changed. */
const MemberActions = ({ name, fixed, onEdit, onRemove }: MemberActionsProps) =>
  fixed ? (
    <span className="text-xs text-faint">{t(fixed === "self" ? "members.selfFixed" : "members.primaryFixed")}</span>
  ) : (
    <>
      <IconButton label={t("members.editOf", { name })} icon={<Pencil />} onClick={onEdit} />
      <IconButton label={t("members.removeOf", { name })} icon={<UserMinus />} onClick={onRemove} />
    </>
  );

type MembersProps = { orgId: string; team: Team; actor: Role };
type Open = { action: "edit" | "remove"; member: TeamMember };

export function Members({ orgId, team, actor }: MembersProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <SectionTable>
        <TableHead>
          <TableRow>
            <TableHeader>{t("members.member")}</TableHeader>
            <TableHeader>{t("members.role")}</TableHeader>
            <TableHeader>{t("members.channels")}</TableHeader>
            <TableHeader>
              <span className="sr-only">{t("members.actions")}</span>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {team.members.map((member) => (
            <TableRow key={member.id}>
              <TableCell className="max-w-70 py-2">
                <Person member={member} />
              </TableCell>
              <TableCell>{t(`roles.${member.role}`)}</TableCell>
              <TableCell className="min-w-40 py-2 text-muted">
                <ChannelRolesLine channels={team.channels} entitlements={member.entitlements} />
              </TableCell>
              <TableCell className="text-right whitespace-nowrap">
                <MemberActions
                  name={nameOf(member)}
                  fixed={whyFixed(actor, member)}
                  onEdit={() => setOpen({ action: "edit", member })}
                  onRemove={() => setOpen({ action: "remove", member })}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </SectionTable>
      {open?.action === "edit" && (
        <EditMember orgId={orgId} member={open.member} channels={team.channels} onClose={close} />
      )}
      {open?.action === "remove" && <RemoveMember orgId={orgId} member={open.member} onClose={close} />}
    </>
  );
}

const Person = ({ member }: { member: TeamMember }) => (
  <div className="flex items-center gap-3">
    <Avatar name={nameOf(member)} src={member.profilePicture} size={32} decorative />
    <div className="min-w-0">
      <p className="flex items-center gap-2 font-semibold">
        <span className="truncate">{nameOf(member)}</span>
        {member.isYou && <Chip size="tag">{t("members.you")}</Chip>}
        {member.status === "accepted" && <Chip size="tag">{t("members.accepted")}</Chip>}
      </p>
      <p className="truncate text-xs text-faint">{member.email}</p>
    </div>
  </div>
);
