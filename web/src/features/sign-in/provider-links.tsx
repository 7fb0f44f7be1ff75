import { addressOf } from "@coldopen/contract/kernel/address";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../locales/en/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { providersQuery } from "./providers.ts";

type ProviderLinksProps = { label: (name: string) => string; invite?: string | undefined };

/** One link per configured identity provider. The first sign-in through one is a sign-up. */
export function ProviderLinks({ label, invite }: ProviderLinksProps) {
  const { data } = useQuery(providersQuery);
  const links = data?.providers.map(({ id, name }) => (
    <Button
      key={id}
      kind="outline"
      size="lg"
      block
      render={
        <a
          href={addressOf(sessionRoutes.providerSignIn, { params: { provider: id }, query: { inviteToken: invite } })}
        />
      }
    >
      {label(name)}
    </Button>
  ));
  return (
    links?.[0] && (
      <>
        {links}
        <p className="mt-1 text-xs text-faint">{t("signup.sixteenAnyway")}</p>
      </>
    )
  );
}
