import { PASSWORD_MIN, Password } from "@coldopen/contract/session/schema";
import { Lock } from "lucide-react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t as sessionText } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { FormFailure } from "../session/index.ts";

type NewPasswordFormProps = {
  email: string;
  submit: string;
  busy: string;
  isBusy: boolean;
  failure: string | undefined;
  onSubmit: (password: string) => void;
};

/** Contains the email address, so that password managers store the new password for it. */
export function NewPasswordForm({ email, submit, busy, isBusy, failure, onSubmit }: NewPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(z.object({ password: Password })),
    defaultValues: { password: "" },
  });
  return (
    <form
      noValidate
      className="mt-7 grid max-w-85 gap-4"
      onSubmit={form.handleSubmit(({ password }) => onSubmit(password))}
    >
      <Field label={sessionText("fields.email")}>
        <Input
          size="lg"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          trailing={<Lock className="size-3.5 text-faint" />}
        />
      </Field>
      <Field
        label={sessionText("fields.newPassword")}
        help={sessionText("fields.passwordHint", { min: PASSWORD_MIN })}
        error={form.formState.errors.password?.message}
      >
        <PasswordInput size="lg" autoComplete="new-password" {...form.register("password")} />
      </Field>
      <FormFailure text={failure} />
      <Button kind="primary" size="lg" block type="submit" busy={isBusy} busyLabel={busy}>
        {submit}
      </Button>
    </form>
  );
}
