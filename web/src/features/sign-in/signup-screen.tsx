import { paths } from "@coldopen/contract/paths";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { useKeepPromotions } from "../billing/index.ts";
import { useExperiment } from "../labs/index.ts";
import { AuthFrame, sessionText, userQuery, Waiting } from "../session/index.ts";
import { inviteQuery } from "./invite-api.ts";
import { InviteQuery } from "./invite-query.ts";
import { ProviderLinks } from "./provider-links.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { SignUpPitch } from "./sign-up-pitch.tsx";
import { SignedIn } from "./signed-in.tsx";
import { t } from "./texts.ts";
import { useSignupTheme } from "./use-signup-theme.ts";

export default function SignupScreen() {
  useKeepPromotions();
  useSignupTheme();
  const { invite: token } = useQueryString(InviteQuery);
  const { data: user } = useQuery(userQuery);
  const invite = useQuery(inviteQuery(token));
  const picture = useExperiment("SIGNUP_CREATOR_IMAGE") === "bike" ? "bike" : "lookout";
  const copy = useExperiment("SIGNUP_IDENTITY_PROVIDER_COPY") === "continue" ? "continue" : "sign-up";
  const isEntering = useIsMutating() > 0;

  if (user && !isEntering) return <SignedIn invite={token} />;
  if (invite.isLoading) return <Waiting />;
  const usable = invite.data && token ? { ...invite.data, token } : undefined;
  return (
    <AuthFrame title={t("signup.title")} isWide chosen={picture} header={<HaveAccount invite={usable?.token} />}>
      <SignUpPitch organization={usable?.organizationName} hasDeadInvite={invite.isError} />
      <div className="mt-6 grid max-w-100 gap-2">
        <SignUpForm invite={usable} />
        <ProviderLinks label={(name) => t(`signup.provider.${copy}`, { name })} invite={usable?.token} />
      </div>
    </AuthFrame>
  );
}

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
