import { addressOf } from "@coldopen/contract/kernel/address";
import { paths } from "@coldopen/contract/paths";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { useEffect } from "react";
import { z } from "zod";
import { activeChannel } from "../../lib/active-channel.ts";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { hasSignedInCookie } from "../../lib/first-entry.ts";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "./notice.tsx";
import { Waiting } from "./waiting.tsx";

/** Set by the server's redirect back to this page. */
const LogoutQuery = z.object({ returned: z.coerce.string().optional() });
const isSignedIn = () => hasSignedInCookie(document.cookie);

/** The server ends the session and leads back here, which also empties the memory of the page. */
function openLogoutRedirect(): void {
  activeChannel.choose(undefined);
  const returnTo = `${paths.logout}?returned=1`;
  documentNavigation.open(addressOf(sessionRoutes.logoutRedirect, { query: { returnTo } }));
}

export default function LogoutScreen() {
  const hasReturned = useQueryString(LogoutQuery).returned !== undefined;
  const isLeaving = isSignedIn() && !hasReturned;
  useEffect(() => {
    if (isLeaving) openLogoutRedirect();
  }, [isLeaving]);

  if (isLeaving) return <Waiting text={t("logout.busy")} />;
  if (isSignedIn()) {
    const retry = (
      <Button kind="primary" size="lg" onClick={openLogoutRedirect}>
        {t("logout.retry")}
      </Button>
    );
    return <Notice title={t("logout.failedTitle")} text={t("logout.failed")} action={retry} header={null} />;
  }
  const again = (
    <Button kind="primary" size="lg" render={<Link href={paths.home} />}>
      {t("logout.again")}
    </Button>
  );
  return <Notice title={t("logout.title")} text={t("logout.lead")} action={again} header={null} />;
}
