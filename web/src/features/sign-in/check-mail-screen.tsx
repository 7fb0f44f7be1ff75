import { paths } from "@coldopen/contract/paths";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "../../lib/link.tsx";
import { usePersisted } from "../../lib/use-persisted.ts";
import { t } from "../../locales/en/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AuthFrame, FormFailure, failureText, Headline, Lead, LogInAndOutLinks, sessionApi } from "../session/index.ts";
import { pendingConfirmation } from "./pending-confirmation.ts";
import { providersQuery } from "./providers.ts";

export default function CheckMailScreen() {
  const email = usePersisted(pendingConfirmation);
  const { data } = useQuery(providersQuery);
  return (
    <AuthFrame title={t("checkMail.title")} header={<LogInAndOutLinks />}>
      <Headline>{t("checkMail.title")}</Headline>
      <Lead>
        <span className="wrap-anywhere">{email ? t("checkMail.lead", { email }) : t("checkMail.leadUnknown")}</span>
      </Lead>
      <div className="mt-7 flex flex-wrap gap-2">
        {data?.hasMailbox && (
          <Button kind="primary" size="lg" render={<Link href={paths.mailbox} />}>
            {t("checkMail.mailbox")}
          </Button>
        )}
        {email && <Resend email={email} />}
      </div>
      <p className="mt-4.5 text-muted">
        <TextLink render={<Link href={paths.signup()} />}>{t("checkMail.otherAddress")}</TextLink>
      </p>
    </AuthFrame>
  );
}

function Resend({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: () => sessionApi.resendVerification({ body: { email } }),
    meta: { failed: false },
  });
  return (
    <>
      <Button kind="outline" size="lg" busy={resend.isPending} onClick={() => resend.mutate()}>
        {t("checkMail.resend")}
      </Button>
      <div className="basis-full">
        <p role="status" className="text-muted">
          {resend.isSuccess && t("checkMail.resent")}
        </p>
        <FormFailure text={resend.isError ? failureText(resend.error) : undefined} />
      </div>
    </>
  );
}
