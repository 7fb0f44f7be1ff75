import { paths } from "@coldopen/contract/paths";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { FIRST_NAME_MAX, LAST_NAME_MAX, PASSWORD_MIN } from "@coldopen/contract/session/schema";
import { useMutation } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useEffect } from "react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { useGo } from "../../lib/link.tsx";
import { persisted } from "../../lib/persisted.ts";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t as sessionText } from "../../locales/en/session.ts";
import { t } from "../../locales/en/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { FormFailure, failureText, sessionApi, useEnter } from "../session/index.ts";
import { pendingConfirmation } from "./pending-confirmation.ts";

const { body: NewAccount } = sessionRoutes.signUp;
type NewAccount = z.output<typeof NewAccount>;
type SignUpFormProps = {
  invite: { token: string; email: string } | undefined;
  /** Omitted if the link in the mail leads to the page that sets the password. */
  asksPassword: boolean;
};

/** What was typed, for a reload of this tab; never the password. */
const draft = persisted(
  "studio-sign-up",
  z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), isSixteenOrOlder: z.boolean() }),
  1,
  { storage: () => sessionStorage },
);

export function SignUpForm({ invite, asksPassword }: SignUpFormProps) {
  const typed = draft.read();
  const { register, control, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(NewAccount),
    defaultValues: {
      firstName: typed?.firstName ?? "",
      lastName: typed?.lastName ?? "",
      email: invite?.email ?? typed?.email ?? "",
      ...(typed?.isSixteenOrOlder && { isSixteenOrOlder: true }),
      ...(asksPassword && { password: "" }),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(invite && { inviteToken: invite.token }),
    },
  });
  const { errors } = formState;
  useEffect(() => {
    const typing = watch(({ firstName = "", lastName = "", email = "", isSixteenOrOlder: isTicked = false }) =>
      draft.write({ firstName, lastName, email, isSixteenOrOlder: isTicked }),
    );
    return () => typing.unsubscribe();
  }, [watch]);
  const emailHelp = invite ? t("signup.inviteEmail") : !asksPassword && t("signup.mailFirst");
  const enter = useEnter();
  const go = useGo();
  const signUp = useMutation({
    mutationFn: async (body: NewAccount) => {
      const { next } = await sessionApi.signUp({ body });
      if (next === "signed_in") return enter();
      pendingConfirmation.write(body.email);
      await go(paths.checkMail);
    },
    meta: { failed: false },
    // After the form is gone, which still reports its values.
    onSuccess: () => draft.clear(),
  });

  return (
    <form noValidate className="grid gap-3.5" onSubmit={handleSubmit((account) => signUp.mutate(account))}>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Field label={sessionText("fields.firstName")} error={errors.firstName?.message}>
          <Input size="lg" autoComplete="given-name" maxLength={FIRST_NAME_MAX} counter {...register("firstName")} />
        </Field>
        <Field label={sessionText("fields.lastName")} error={errors.lastName?.message}>
          <Input size="lg" autoComplete="family-name" maxLength={LAST_NAME_MAX} {...register("lastName")} />
        </Field>
      </div>
      <Field label={sessionText("fields.email")} help={emailHelp} error={errors.email?.message}>
        <Input
          size="lg"
          type="email"
          autoComplete="username"
          readOnly={invite !== undefined}
          trailing={invite && <Lock className="size-3.5 text-faint" />}
          {...register("email")}
        />
      </Field>
      {asksPassword && (
        <Field
          label={sessionText("fields.password")}
          help={sessionText("fields.passwordHint", { min: PASSWORD_MIN })}
          error={errors.password?.message}
        >
          <PasswordInput size="lg" autoComplete="new-password" {...register("password")} />
        </Field>
      )}
      <Controller
        control={control}
        name="isSixteenOrOlder"
        render={({ field }) => (
          <div className="grid gap-1">
            <Checkbox checked={field.value === true} onCheckedChange={field.onChange}>
              {t("signup.sixteen")}
            </Checkbox>
            <FormFailure isSmall text={errors.isSixteenOrOlder?.message} />
          </div>
        )}
      />
      <FormFailure text={signUp.isError ? failureText(signUp.error) : undefined} />
      <Button kind="primary" size="lg" block type="submit" busy={signUp.isPending} busyLabel={t("signup.busy")}>
        {t("signup.submit")}
      </Button>
    </form>
  );
}
