import type { OrganizationUser } from "@coldopen/contract/session/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/team.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FormFailure, failureText, userQuery } from "../session/index.ts";
import { teamApi } from "./api.ts";

type DeleteOrganizationProps = { organization: OrganizationUser["organization"] };

export function DeleteOrganization({ organization }: DeleteOrganizationProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        {t("delete.open")}
      </Button>
      {isOpen && <DeleteDialog organization={organization} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DeleteDialog({ organization: { id, name }, onClose }: DeleteOrganizationProps & { onClose: () => void }) {
  const formId = useId();
  const [typed, setTyped] = useState("");
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => teamApi.deleteOrganization({ params: { orgId: id }, body: { confirmName: typed } }),
    meta: { failed: false },
    onSuccess: async () => {
      toast.success(t("delete.deleted", { organization: name }));
      onClose();
      await client.fetchQuery({ ...userQuery, staleTime: 0 });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("delete.title", { organization: name })}
      description={t("delete.text", { organization: name })}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("delete.cancel")}</Button>} />
          <Button
            kind="danger-fill"
            type="submit"
            form={formId}
            disabled={typed.trim() !== name}
            busy={remove.isPending}
            busyLabel={t("delete.busy")}
          >
            {t("delete.submit")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          remove.mutate();
        }}
      >
        <Field label={t("delete.name")}>
          <Input autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
        <FormFailure text={remove.isError ? failureText(remove.error) : undefined} />
      </form>
    </Dialog>
  );
}
