import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { PASSWORD_MIN, Password } from "@coldopen/contract/session/schema";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import {
  AuthFrame,
  FormFailure,
  failureText,
  Headline,
  Lead,
  LogInLink,
  Notice,
  sessionApi,
  sessionText,
} from "../session/index.ts";
import { t } from "./texts.ts";
import { TokenQuery } from "./token-query.ts";

export default function ResetPasswordScreen() {
  const { token } = useQueryString(TokenQuery);
  const reset = useMutation({
    mutationFn: (body: { token: string; password: string }) => sessionApi.resetPassword({ body }),
    meta: { failed: false },
  });
  const hasExpired = reset.error instanceof AppError && reset.error.code === "link_expired";

  if (!token || hasExpired) return <Expired />;
  if (reset.isSuccess) return <Done />;
  return (
    <AuthFrame title={t("resetPassword.title")} header={<LogInLink />}>
      <Headline>{t("resetPassword.title")}</Headline>
      <Lead>{t("resetPassword.lead")}</Lead>
      <NewPasswordForm
        isBusy={reset.isPending}
        failure={reset.isError ? failureText(reset.error) : undefined}
        onSubmit={(password) => reset.mutate({ token, password })}
      />
    </AuthFrame>
  );
}

type NewPasswordFormProps = { isBusy: boolean; failure: string | undefined; onSubmit: (password: string) => void };

function NewPasswordForm({ isBusy, failure, onSubmit }: NewPasswordFormProps) {
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
      <Field
        label={sessionText("fields.newPassword")}
        help={sessionText("fields.passwordHint", { min: PASSWORD_MIN })}
        error={form.formState.errors.password?.message}
      >
        <PasswordInput size="lg" autoComplete="new-password" {...form.register("password")} />
      </Field>
      <FormFailure text={failure} />
      <Button kind="primary" size="lg" block type="submit" busy={isBusy} busyLabel={t("resetPassword.busy")}>
        {t("resetPassword.submit")}
      </Button>
    </form>
  );
}

const Expired = () => (
  <Notice
    title={t("resetPassword.title")}
    text={t("resetPassword.expired")}
    header={<LogInLink />}
    action={
      <Button kind="primary" size="lg" render={<Link href={paths.forgotPassword} />}>
        {t("resetPassword.again")}
      </Button>
    }
  />
);

const Done = () => (
  <Notice
    title={t("resetPassword.title")}
    text={t("resetPassword.done")}
    header={null}
    action={
      <Button kind="primary" size="lg" render={<Link href={paths.home} />}>
        {t("home.submit")}
      </Button>
    }
  />
);
