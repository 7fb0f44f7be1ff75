import { paths } from "@coldopen/contract/paths";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/sign-in.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { useStorePromotions } from "../billing/index.ts";
import { AuthFrame, Headline, Lead, userQuery } from "../session/index.ts";
import { InviteQuery } from "./invite-query.ts";
import { ProviderLinks } from "./provider-links.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignedIn } from "./signed-in.tsx";

export default function HomeScreen() {
  useStorePromotions();
  const { invite } = useQueryString(InviteQuery);
  const { data: user } = useQuery(userQuery);
  const isEntering = useIsMutating() > 0;
  if (user && !isEntering) return <SignedIn invite={invite} />;
  return (
    <AuthFrame title={t("home.title")} header={null} chosen="bike">
      <Headline>{t("home.headline")}</Headline>
      <Lead>{t("home.lead")}</Lead>
      <div className="mt-7 grid max-w-85 gap-2">
        <SignInForm invite={invite} />
        <ProviderLinks label={(name) => t("home.provider", { name })} invite={invite} />
      </div>
      <p className="mt-4.5 text-muted">
        {t("home.newHere")}{" "}
        <TextLink
          render={<Link href={paths.signup(invite ? { invite } : {})} />}
          className="font-semibold decoration-brand-mark!"
        >
          {t("home.signUp")}
        </TextLink>
      </p>
    </AuthFrame>
  );
}
