import { CHANNEL_NAME_MAX, ChannelNames } from "@coldopen/contract/channels/schema";
import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/channel-settings.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { channelsApi } from "../channels/index.ts";
import { FormFailure, failureText, userQuery } from "../session/index.ts";

type ReconnectChannelProps = { entry: OrganizationChannel; onClose: () => void };

export function ReconnectChannel({ entry, onClose }: ReconnectChannelProps) {
  const client = useQueryClient();
  const form = useId();
  const { organizationId, channel } = entry;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ChannelNames),
    defaultValues: { name: channel.name, handle: channel.handle },
  });
  const { errors } = formState;
  const reconnect = useMutation({
    mutationFn: (body: ChannelNames) =>
      channelsApi.reconnect({ params: { orgId: organizationId, channelUcid: channel.ucid }, body }),
    meta: { failed: false, done: t("connection.reconnected") },
    onSuccess: async () => {
      await client.refetchQueries(userQuery);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("connection.reconnectTitle", { channel: channel.name })}
      description={t("connection.reconnectText")}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("connection.cancel")}</Button>} />
          <Button kind="primary" type="submit" form={form} busy={reconnect.isPending}>
            {t("connection.reconnect")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="mt-4 grid gap-4" onSubmit={handleSubmit((body) => reconnect.mutate(body))}>
        <Field label={t("connection.name")} error={errors.name?.message}>
          <Input autoComplete="off" maxLength={CHANNEL_NAME_MAX} {...register("name")} />
        </Field>
        <Field label={t("connection.handle")} error={errors.handle?.message}>
          <Input autoComplete="off" spellCheck={false} autoCapitalize="none" {...register("handle")} />
        </Field>
        <FormFailure text={reconnect.isError ? failureText(reconnect.error) : undefined} />
      </form>
    </Dialog>
  );
}
