import { AppError } from "@coldopen/contract/kernel/errors";
import type { MailLinkPurpose } from "@coldopen/contract/session/schema";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { useSingleMutation } from "../../lib/use-single-mutation.ts";
import { t } from "../../locales/en/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import {
  AuthFrame,
  failureText,
  Headline,
  Lead,
  LogInAndOutLinks,
  Notice,
  sessionApi,
  useEnter,
  Waiting,
} from "../session/index.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

/** The one-time token of a mail link; an incomplete one counts as expired. */
const TokenQuery = z.object({ token: z.string().min(20).max(200).optional().catch(undefined) });

type NewPassword = { token: string; password: string };
type MailLinkProps = {
  purpose: MailLinkPurpose;
  /** The page to request a new link. */
  again: string;
  setPassword: (body: NewPassword) => Promise<unknown>;
};

/** Reading a link does not use it up, since mail scanners open every link. */
const mailLinkQuery = (purpose: MailLinkPurpose, token: string | undefined) =>
  queryOptions({
    queryKey: ["session", "mail-link", purpose, token],
    queryFn: token ? ({ signal }) => sessionApi.readMailLink({ body: { token, purpose } }, { signal }) : skipToken,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const hasExpired = (error: unknown) => error instanceof AppError && error.code === "link_expired";

/** The page of a mail link: sets the password and starts a session. */
export function MailLink({ purpose, again, setPassword }: MailLinkProps) {
  const { token } = useQueryString(TokenQuery);
  const link = useQuery(mailLinkQuery(purpose, token));
  const enter = useEnter();
  const set = useSingleMutation({
    mutationFn: async (body: NewPassword) => {
      await setPassword(body);
      await enter();
    },
    meta: { failed: false },
  });

  if (!token || hasExpired(link.error) || hasExpired(set.error)) return <Expired purpose={purpose} again={again} />;
  if (link.error)
    return <Unreadable title={t(`mailLink.${purpose}.title`)} error={link.error} onRetry={() => link.refetch()} />;
  if (!link.data) return <Waiting text={t("mailLink.opening")} />;
  return (
    <AuthFrame title={t(`mailLink.${purpose}.title`)} header={<LogInAndOutLinks />}>
      <Headline>{t(`mailLink.${purpose}.title`)}</Headline>
      <Lead>{t(`mailLink.${purpose}.lead`)}</Lead>
      <NewPasswordForm
        email={link.data.email}
        submit={t(`mailLink.${purpose}.submit`)}
        busy={t(`mailLink.${purpose}.busy`)}
        isBusy={set.isPending}
        failure={set.isError ? failureText(set.error) : undefined}
        onSubmit={(password) => set.mutate({ token, password })}
      />
    </AuthFrame>
  );
}

const Expired = ({ purpose, again }: { purpose: MailLinkPurpose; again: string }) => (
  <Notice
    title={t(`mailLink.${purpose}.title`)}
    text={t(`mailLink.${purpose}.expired`)}
    header={<LogInAndOutLinks />}
    action={
      <Button kind="primary" size="lg" render={<Link href={again} />}>
        {t(`mailLink.${purpose}.again`)}
      </Button>
    }
  />
);

const Unreadable = ({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) => (
  <Notice
    title={title}
    text={failureText(error)}
    header={<LogInAndOutLinks />}
    action={
      <Button kind="primary" size="lg" onClick={onRetry}>
        {t("mailLink.retry")}
      </Button>
    }
  />
);
