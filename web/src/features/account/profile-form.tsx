import {
  FIRST_NAME_MAX,
  FirstName,
  LAST_NAME_MAX,
  Language,
  LastName,
  TimeZone,
  type UserProfile,
} from "@coldopen/contract/session/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/profile.ts";
import { t as sessionText } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { FormFailure, failureText, sessionApi, userQuery } from "../session/index.ts";
import { TimeZoneSelect } from "./time-zone-select.tsx";

const Changes = z.object({ firstName: FirstName, lastName: LastName, language: Language, timeZone: TimeZone });
const languages = Language.options.map((value) => ({ value, label: t(`languages.${value}`) }));

const changeable = ({ firstName, lastName, language, timeZone }: UserProfile) => ({
  firstName,
  lastName,
  language,
  timeZone,
});

export function ProfileForm({ user }: { user: UserProfile }) {
  const client = useQueryClient();
  const { register, control, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(Changes),
    defaultValues: changeable(user),
  });
  const { errors, isDirty } = formState;
  const save = useMutation({
    mutationFn: (body: z.output<typeof Changes>) => sessionApi.updateProfile({ body }),
    meta: { failed: false, done: t("names.saved") },
    onSuccess: (saved) => {
      client.setQueryData(userQuery.queryKey, saved);
      reset(changeable(saved));
    },
  });

  return (
    <form noValidate className="grid max-w-130 gap-4" onSubmit={handleSubmit((changes) => save.mutate(changes))}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={sessionText("fields.firstName")} error={errors.firstName?.message}>
          <Input autoComplete="given-name" maxLength={FIRST_NAME_MAX} counter {...register("firstName")} />
        </Field>
        <Field label={sessionText("fields.lastName")} error={errors.lastName?.message}>
          <Input autoComplete="family-name" maxLength={LAST_NAME_MAX} {...register("lastName")} />
        </Field>
        <Controller
          control={control}
          name="language"
          render={({ field }) => (
            <Field label={t("language")} error={errors.language?.message}>
              <Select options={languages} value={field.value} onValueChange={field.onChange} />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="timeZone"
          render={({ field }) => (
            <Field label={t("timeZone")} error={errors.timeZone?.message}>
              <TimeZoneSelect value={field.value} onValueChange={field.onChange} />
            </Field>
          )}
        />
      </div>
      <FormFailure text={save.isError ? failureText(save.error) : undefined} />
      <div>
        <Button kind="primary" type="submit" disabled={!isDirty} busy={save.isPending}>
          {t("names.save")}
        </Button>
      </div>
    </form>
  );
}
