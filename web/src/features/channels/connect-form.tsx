import { CHANNEL_NAME_MAX, ChannelNames } from "@coldopen/contract/channels/schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { channelsApi } from "./api.ts";
import { useConnect } from "./use-connect.ts";
import { type Organization, useOrganizationChoice } from "./use-organization-choice.tsx";

type ConnectFormProps = { organizations: readonly Organization[]; method: "demo" | "name" };

/** What was typed, for a reload of this tab. */
const draft = persisted("studio-new-channel", z.object({ name: z.string(), handle: z.string() }), 1, {
  storage: () => sessionStorage,
});

/** Adds a channel by name, where no video platform can be asked. */
export function ConnectForm({ organizations, method }: ConnectFormProps) {
  const { organizationId, field } = useOrganizationChoice(organizations);
  const connect = useConnect(
    async ({ organizationId: orgId, body }: { organizationId: string; body: ChannelNames }) => {
      const connected = await channelsApi.connect({ params: { orgId }, body });
      draft.clear();
      return connected;
    },
  );
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(ChannelNames),
    defaultValues: { name: "", handle: "", ...draft.read() },
  });
  const { errors } = formState;
  useEffect(() => {
    const typing = watch(({ name = "", handle = "" }) => draft.write({ name, handle }));
    return () => typing.unsubscribe();
  }, [watch]);

  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit((body) => connect.mutate({ organizationId, body }))}>
      {field}
      <Field label={t("connect.name")} error={errors.name?.message}>
        <Input size="lg" autoComplete="off" maxLength={CHANNEL_NAME_MAX} {...register("name")} />
      </Field>
      <Field label={t("connect.handle")} help={t("connect.handleHint")} error={errors.handle?.message}>
        <Input size="lg" autoComplete="off" spellCheck={false} autoCapitalize="none" {...register("handle")} />
      </Field>
      <p className="text-xs text-pretty text-faint">{t(`connect.means.${method}`)}</p>
      <FormFailure text={connect.isError ? failureText(connect.error) : undefined} />
      <Button kind="primary" size="lg" block type="submit" busy={connect.isPending} busyLabel={t("connect.busy")}>
        {t("connect.submit")}
      </Button>
    </form>
  );
}
