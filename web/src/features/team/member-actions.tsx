import { Pencil, UserMinus } from "lucide-react";
import { t } from "../../locales/en/team.ts";
import { IconButton } from "../../ui/icon-button.tsx";

type MemberActionsProps = {
  name: string;
  fixed: "primary" | "self" | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** Shows the reason in place of the buttons if a member can't be changed. */
export const MemberActions = ({ name, fixed, onEdit, onRemove }: MemberActionsProps) =>
  fixed ? (
    <span className="text-xs text-faint">{t(fixed === "self" ? "members.selfFixed" : "members.primaryFixed")}</span>
  ) : (
    <>
      <IconButton label={t("members.editOf", { name })} icon={<Pencil />} onClick={onEdit} />
      <IconButton label={t("members.removeOf", { name })} icon={<UserMinus />} onClick={onRemove} />
    </>
  );
