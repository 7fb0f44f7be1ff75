import { INVITE_DAYS } from "@coldopen/contract/team/schema";
import { Copy } from "lucide-react";
import { useRef } from "react";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/team.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

/** Without a mail server, the inviting user passes the link on. */
export function InviteLink({ email, link }: { email: string; link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t("invites.copied"));
    } catch {
      field.current?.select();
    }
  };
  return (
    <div role="status" className="grid gap-2 rounded-md bg-surface p-4 inset-ring inset-ring-line">
      <Field label={t("invites.linkTitle")} help={t("invites.linkText", { email, days: INVITE_DAYS })}>
        <div className="flex gap-2">
          <Input ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <Button icon={<Copy />} onClick={() => copy()}>
            {t("invites.copy")}
          </Button>
        </div>
      </Field>
    </div>
  );
}
