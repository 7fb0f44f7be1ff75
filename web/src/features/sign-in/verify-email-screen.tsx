import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { Button } from "../../ui/button.tsx";
import { Entering, failureText, LogInLink, Notice, sessionApi, Waiting } from "../session/index.ts";
import { t } from "./texts.ts";
import { TokenQuery } from "./token-query.ts";

/** A query, so that a page mounted twice spends the one-time token once. */
const verification = (token: string | undefined) =>
  queryOptions({
    queryKey: ["session", "verification", token],
    queryFn: token ? () => sessionApi.verifyEmail({ body: { token } }) : skipToken,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export default function VerifyEmailScreen() {
  const { token } = useQueryString(TokenQuery);
  const { data, error, refetch } = useQuery(verification(token));
  if (!token || (error instanceof AppError && error.code === "link_expired"))
    return <LogInNotice text={t("verifyEmail.failed")} />;
  if (error)
    return (
      <Notice
        title={t("verifyEmail.title")}
        text={failureText(error)}
        header={<LogInLink />}
        action={
          <Button kind="primary" size="lg" onClick={() => refetch()}>
            {t("verifyEmail.retry")}
          </Button>
        }
      />
    );
  if (!data) return <Waiting text={t("verifyEmail.busy")} />;
  return data.next === "signed_in" ? (
    <Entering text={t("verifyEmail.busy")} />
  ) : (
    <LogInNotice text={t("verifyEmail.confirmed")} />
  );
}

const LogInNotice = ({ text }: { text: string }) => (
  <Notice
    title={t("verifyEmail.title")}
    text={text}
    header={null}
    action={
      <Button kind="primary" size="lg" render={<Link href={paths.home} />}>
        {t("home.submit")}
      </Button>
    }
  />
);
