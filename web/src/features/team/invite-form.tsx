import { canInvite } from "@coldopen/contract/team/rules";
import { NewInvite, type SentInvite, type Team } from "@coldopen/contract/team/schema";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { toast } from "../../lib/toast.ts";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/team.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { teamApi, useTeamChange } from "./api.ts";
import { ChannelRoles } from "./channel-roles.tsx";
import { InviteLink } from "./invite-link.tsx";
import { RoleSelect } from "./role-select.tsx";
import { freshAssignments, hasAnyChannel, hasFreeSeat } from "./rules.ts";

export function InviteForm({ orgId, team }: { orgId: string; team: Team }) {
  const [sent, setSent] = useState<SentInvite>();
  const fresh: NewInvite = { email: "", role: "user", entitlements: freshAssignments(team.channels) };
  const { register, control, handleSubmit, reset, watch, formState } = useForm({
    resolver: zodResolver(NewInvite),
    defaultValues: fresh,
  });
  const form = watch();
  const invite = useTeamChange(orgId, {
    run: (body: NewInvite) => teamApi.invite({ params: { orgId }, body }),
    failed: false,
    onSuccess: (result) => {
      toast.success(t("invite.sent", { email: result.invite.email }));
      setSent(result);
      reset(fresh);
    },
  });
  const reason = !hasFreeSeat(team.seats)
    ? t("seatsFull", { limit: team.seats.limit })
    : team.channels.length === 0
      ? t("invite.noChannels")
      : !hasAnyChannel(form.entitlements)
        ? t("invite.needsChannel")
        : undefined;

  return (
    <div className="grid max-w-130 gap-5">
      <form noValidate className="grid gap-4" onSubmit={handleSubmit((body) => invite.mutate(body))}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("invite.email")} error={formState.errors.email?.message}>
            <Input type="email" autoComplete="off" {...register("email")} />
          </Field>
          <Controller control={control} name="role" render={({ field }) => <RoleSelect {...field} />} />
        </div>
        <Controller
          control={control}
          name="entitlements"
          render={({ field }) => (
            <ChannelRoles channels={team.channels} value={field.value} onChange={field.onChange} />
          )}
        />
        <FormFailure text={invite.isError ? failureText(invite.error) : undefined} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            kind="primary"
            type="submit"
            disabled={!canInvite(form) || !hasFreeSeat(team.seats)}
            busy={invite.isPending}
          >
            {t("invite.submit")}
          </Button>
          {reason && <span className="text-xs text-faint">{reason}</span>}
        </div>
      </form>
      {sent?.link && <InviteLink email={sent.invite.email} link={sent.link} />}
    </div>
  );
}
