import { paths } from "@coldopen/contract/paths";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { useThemeOverride } from "../../lib/theme.ts";
import { t as sessionText } from "../../locales/en/session.ts";
import { t } from "../../locales/en/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useStorePromotions } from "../billing/index.ts";
import { useExperiment } from "../labs/index.ts";
import { AuthFrame, failureText, LogInLink, Notice, userQuery, Waiting } from "../session/index.ts";
import { inviteQuery } from "./invite-api.ts";
import { InviteQuery } from "./invite-query.ts";
import { ProviderLinks } from "./provider-links.tsx";
import { providersQuery } from "./providers.ts";
import { SignUpForm } from "./sign-up-form.tsx";
import { SignUpPitch } from "./sign-up-pitch.tsx";
import { SignedIn } from "./signed-in.tsx";

/** The sign-up page takes its theme from an experiment, else from the system. */
function useSignupTheme() {
  const background = useExperiment("SIGNUP_BACKGROUND");
  useThemeOverride(background === "light" || background === "dark" ? background : "system");
}

export default function SignupScreen() {
  useStorePromotions();
  useSignupTheme();
  const { invite: token } = useQueryString(InviteQuery);
  const { data: user } = useQuery(userQuery);
  const invite = useQuery(inviteQuery(token));
  const providers = useQuery(providersQuery);
  const picture = useExperiment("SIGNUP_CREATOR_IMAGE") === "bike" ? "bike" : "lookout";
  const copy = useExperiment("SIGNUP_IDENTITY_PROVIDER_COPY") === "continue" ? "continue" : "sign-up";
  const isEntering = useIsMutating() > 0;

  if (user && !isEntering) return <SignedIn invite={token} />;
  if (invite.isLoading || providers.isLoading) return <Waiting />;
  if (!providers.data) return <Unavailable error={providers.error} onRetry={() => providers.refetch()} />;
  const usable = invite.data && token ? { ...invite.data, token } : undefined;
  return (
    <AuthFrame title={t("signup.title")} isWide chosen={picture} header={<HaveAccount invite={usable?.token} />}>
      <SignUpPitch organization={usable?.organizationName} hasDeadInvite={invite.isError} />
      <div className="mt-6 grid max-w-100 gap-2">
        <SignUpForm invite={usable} asksPassword={usable?.provesEmail || !providers.data.verifiesEmail} />
        <ProviderLinks label={(name) => t(`signup.provider.${copy}`, { name })} invite={usable?.token} />
      </div>
    </AuthFrame>
  );
}

const Unavailable = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Notice
    title={t("signup.title")}
    text={failureText(error)}
    header={<LogInLink />}
    action={
      <Button kind="primary" size="lg" onClick={onRetry}>
        {t("signup.retry")}
      </Button>
    }
  />
);

const HaveAccount = ({ invite }: { invite: string | undefined }) => (
  <>
    {sessionText("frame.haveAccount")}{" "}
    <TextLink
      render={<Link href={invite ? paths.homeWith({ invite }) : paths.home} />}
      className="font-semibold whitespace-nowrap decoration-brand-mark!"
    >
      {sessionText("frame.logIn")}
    </TextLink>
  </>
);
