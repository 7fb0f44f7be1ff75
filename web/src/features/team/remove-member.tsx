import type { TeamMember } from "@coldopen/contract/team/schema";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/team.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { teamApi, useTeamChange } from "./api.ts";
import { nameOf } from "./rules.ts";

type RemoveMemberProps = { orgId: string; member: TeamMember; onClose: () => void };

export function RemoveMember({ orgId, member, onClose }: RemoveMemberProps) {
  const name = nameOf(member);
  const remove = useTeamChange(orgId, {
    run: () => teamApi.removeMember({ params: { orgId, id: member.id } }),
    failed: t("remove.failed"),
    onSuccess: () => {
      toast.success(t("remove.removed", { name }));
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("remove.title", { name })}
      description={t("remove.text", { name })}
      cancel={t("remove.cancel")}
      action={
        <Button kind="danger-fill" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t("remove.submit")}
        </Button>
      }
    />
  );
}
