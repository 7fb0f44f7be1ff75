import { billingRoutes } from "@coldopen/contract/billing/routes";
import type { BillingInterval, Plan } from "@coldopen/contract/billing/schema";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { ORGANIZATION_NAME_MAX } from "@coldopen/contract/team/schema";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/billing.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FormFailure } from "../session/index.ts";
import { paymentFailureText } from "./api.ts";
import { suggestedName } from "./rules.ts";
import { useChoosePlan } from "./use-choose-plan.ts";

type NameOrganizationProps = { plan: Plan; interval: BillingInterval; user: UserProfile; onClose: () => void };
const Choice = billingRoutes.choosePlan.body.pick({ plan: true, organizationName: true }).required();

export function NameOrganization({ plan, interval, user, onClose }: NameOrganizationProps) {
  const formId = useId();
  const choose = useChoosePlan(plan.id, interval);
  const suggestion = suggestedName((firstName) => t("organization.suggestion", { firstName }), user.firstName);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Choice),
    defaultValues: { plan: plan.id, organizationName: suggestion },
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !choose.isPending && onClose()}
      title={t("organization.title")}
      description={t("organization.text")}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("organization.cancel")}</Button>} />
          <Button kind="primary" type="submit" form={formId} busy={choose.isPending} busyLabel={t("organization.busy")}>
            {t("organization.submit", { plan: plan.name })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 grid gap-3"
        onSubmit={handleSubmit(({ organizationName }) => choose.mutate(organizationName))}
      >
        <Field label={t("organization.name")} error={formState.errors.organizationName?.message}>
          <Input autoComplete="organization" maxLength={ORGANIZATION_NAME_MAX} {...register("organizationName")} />
        </Field>
        <FormFailure text={choose.isError ? paymentFailureText(choose.error) : undefined} />
      </form>
    </Dialog>
  );
}
