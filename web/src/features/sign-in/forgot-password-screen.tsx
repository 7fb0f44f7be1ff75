import { paths } from "@coldopen/contract/paths";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "../../lib/link.tsx";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t as sessionText } from "../../locales/en/session.ts";
import { t } from "../../locales/en/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import {
  AuthFrame,
  FormFailure,
  failureText,
  Headline,
  Lead,
  LogInAndOutLinks,
  Notice,
  sessionApi,
} from "../session/index.ts";
import { providersQuery } from "./providers.ts";

export default function ForgotPasswordScreen() {
  const ask = useMutation({
    mutationFn: async (body: { email: string }) => {
      await sessionApi.forgotPassword({ body });
      return body.email;
    },
    meta: { failed: false },
  });
  const form = useForm({ resolver: zodResolver(sessionRoutes.forgotPassword.body), defaultValues: { email: "" } });
  const { errors } = form.formState;
  const { data } = useQuery(providersQuery);

  if (data?.verifiesEmail === false)
    return <Notice title={t("forgotPassword.title")} text={t("forgotPassword.noMail")} header={<LogInAndOutLinks />} />;
  return (
    <AuthFrame title={t("forgotPassword.title")} header={<LogInAndOutLinks />}>
      <Headline>{t("forgotPassword.title")}</Headline>
      {ask.isSuccess ? (
        <Sent email={ask.data} />
      ) : (
        <>
          <Lead>{t("forgotPassword.lead")}</Lead>
          <form
            noValidate
            className="mt-7 grid max-w-85 gap-4"
            onSubmit={form.handleSubmit((body) => ask.mutate(body))}
          >
            <Field label={sessionText("fields.email")} error={errors.email?.message}>
              <Input size="lg" type="email" autoComplete="username" {...form.register("email")} />
            </Field>
            <FormFailure text={ask.isError ? failureText(ask.error) : undefined} />
            <Button
              kind="primary"
              size="lg"
              block
              type="submit"
              busy={ask.isPending}
              busyLabel={t("forgotPassword.busy")}
            >
              {t("forgotPassword.submit")}
            </Button>
          </form>
          <p className="mt-4.5">
            <TextLink render={<Link href={paths.home} />}>{t("forgotPassword.back")}</TextLink>
          </p>
        </>
      )}
    </AuthFrame>
  );
}

function Sent({ email }: { email: string }) {
  const { data } = useQuery(providersQuery);
  return (
    <div role="status" className="wrap-anywhere">
      <Lead>{t("forgotPassword.sent", { email })}</Lead>
      <div className="mt-7 flex flex-wrap gap-2">
        {data?.hasMailbox && (
          <Button kind="primary" size="lg" render={<Link href={paths.mailbox} />}>
            {t("forgotPassword.mailbox")}
          </Button>
        )}
        <Button kind="outline" size="lg" render={<Link href={paths.home} />}>
          {t("forgotPassword.back")}
        </Button>
      </div>
    </div>
  );
}
