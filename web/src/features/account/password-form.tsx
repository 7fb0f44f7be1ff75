import { AppError } from "@coldopen/contract/kernel/errors";
import { PASSWORD_MIN, Password } from "@coldopen/contract/session/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/profile.ts";
import { t as sessionText } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { FormFailure, failureText, sessionApi, userQuery } from "../session/index.ts";
import { sessionsQuery } from "./api.ts";

const isWrong = (error: unknown) => error instanceof AppError && error.code === "wrong_credentials";
const empty = { currentPassword: "", newPassword: "", revokeApiKeys: false };

/** `canHaveKeys`: only admins can create API keys. */
type PasswordFormProps = { hasPassword: boolean; canHaveKeys: boolean };

export function PasswordForm({ hasPassword, canHaveKeys }: PasswordFormProps) {
  const client = useQueryClient();
  const Change = z.object({
    currentPassword: hasPassword ? z.string().min(1, "Cannot be empty") : z.string(),
    newPassword: Password,
    revokeApiKeys: z.boolean(),
  });
  const { control, register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(Change),
    defaultValues: empty,
  });
  const { errors, dirtyFields } = formState;
  const isTyped = dirtyFields.currentPassword || dirtyFields.newPassword;
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword, revokeApiKeys }: typeof empty) =>
      sessionApi.changePassword({
        body: { ...(hasPassword && { currentPassword }), newPassword, ...(revokeApiKeys && { revokeApiKeys }) },
      }),
    meta: { failed: false, done: t("password.saved") },
    onSuccess: () => {
      reset(empty);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
  });

  return (
    <form noValidate className="grid max-w-65 gap-4" onSubmit={handleSubmit((typed) => change.mutate(typed))}>
      {hasPassword && (
        <Field
          label={sessionText("fields.currentPassword")}
          error={errors.currentPassword?.message ?? (isWrong(change.error) ? t("password.wrong") : undefined)}
        >
          <PasswordInput autoComplete="current-password" {...register("currentPassword")} />
        </Field>
      )}
      <Field
        label={sessionText("fields.newPassword")}
        help={sessionText("fields.passwordHint", { min: PASSWORD_MIN })}
        error={errors.newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...register("newPassword")} />
      </Field>
      {canHaveKeys && (
        <Controller
          control={control}
          name="revokeApiKeys"
          render={({ field: { value, onChange } }) => (
            <Checkbox checked={value} onCheckedChange={onChange}>
              {t("password.revokeApiKeys")}
            </Checkbox>
          )}
        />
      )}
      <FormFailure text={change.isError && !isWrong(change.error) ? failureText(change.error) : undefined} />
      <div>
        <Button type="submit" disabled={!isTyped} busy={change.isPending}>
          {hasPassword ? t("password.save") : t("password.set")}
        </Button>
      </div>
    </form>
  );
}
