import type { ChannelAssignment, Team, TeamMember } from "@coldopen/contract/team/schema";
import { useState } from "react";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/team.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { teamApi, useTeamChange } from "./api.ts";
import { ChannelRoles } from "./channel-roles.tsx";
import { RoleSelect } from "./role-select.tsx";
import { assignmentsOf, hasAnyChannel, nameOf } from "./rules.ts";

type EditMemberProps = { orgId: string; member: TeamMember; channels: Team["channels"]; onClose: () => void };
type Access = { role: "user" | "admin"; entitlements: ChannelAssignment[] };

export function EditMember({ orgId, member, channels, onClose }: EditMemberProps) {
  const name = nameOf(member);
  const [access, setAccess] = useState<Access>({
    role: member.role === "admin" ? "admin" : "user",
    entitlements: assignmentsOf(channels, member.entitlements),
  });
  const change = useTeamChange(orgId, {
    run: (body: Access) => teamApi.changeMember({ params: { orgId, id: member.id }, body }),
    failed: false,
    onSuccess: () => {
      toast.success(t("edit.saved", { name }));
      onClose();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("edit.title", { name })}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("edit.cancel")}</Button>} />
          <Button kind="primary" busy={change.isPending} onClick={() => change.mutate(access)}>
            {t("edit.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RoleSelect value={access.role} onChange={(role) => setAccess({ ...access, role })} />
        <ChannelRoles
          channels={channels}
          value={access.entitlements}
          onChange={(entitlements) => setAccess({ ...access, entitlements })}
        />
        {!hasAnyChannel(access.entitlements) && <p className="text-xs text-warning">{t("edit.noChannel")}</p>}
        <FormFailure text={change.isError ? failureText(change.error) : undefined} />
      </div>
    </Dialog>
  );
}
