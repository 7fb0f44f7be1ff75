import { CHANNEL_NAME_MAX, NewChannel } from "@coldopen/contract/channels/schema";
import type { OrganizationUser, UserProfile } from "@coldopen/contract/session/schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { channelsApi } from "./api.ts";
import { useConnect } from "./use-connect.ts";

type Organization = OrganizationUser["organization"];
type ConnectFormProps = { user: UserProfile; organizations: readonly Organization[] };

export function ConnectForm({ user, organizations }: ConnectFormProps) {
  const [organizationId, setOrganizationId] = useState(organizations[0]?.id ?? "");
  const connect = useConnect(user, ({ organizationId: orgId, body }: { organizationId: string; body: NewChannel }) =>
    channelsApi.connect({ params: { orgId }, body }),
  );
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(NewChannel),
    defaultValues: { name: "", handle: "" },
  });
  const { errors } = formState;

  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit((body) => connect.mutate({ organizationId, body }))}>
      {organizations.length > 1 && (
        <Field label={t("connect.organization")}>
          <Select
            size="lg"
            options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
            value={organizationId}
            onValueChange={setOrganizationId}
          />
        </Field>
      )}
      <Field label={t("connect.name")} error={errors.name?.message}>
        <Input size="lg" autoComplete="off" maxLength={CHANNEL_NAME_MAX} {...register("name")} />
      </Field>
      <Field label={t("connect.handle")} help={t("connect.handleHint")} error={errors.handle?.message}>
        <Input size="lg" autoComplete="off" spellCheck={false} autoCapitalize="none" {...register("handle")} />
      </Field>
      <FormFailure text={connect.isError ? failureText(connect.error) : undefined} />
      <Button kind="primary" size="lg" block type="submit" busy={connect.isPending} busyLabel={t("connect.busy")}>
        {t("connect.submit")}
      </Button>
    </form>
  );
}
