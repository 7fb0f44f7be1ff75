import { paths } from "@coldopen/contract/paths";
import { useMutation } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/watchlists.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../session/index.ts";
import { watchlistsApi } from "./api.ts";

/** Opened from a mail. Programs that check the links of mails only fetch the page, so they stop nothing. */
export default function UnsubscribeScreen() {
  const { token } = useParams({ strict: false });
  const { mutate, status } = useMutation({
    mutationFn: (given: string) => watchlistsApi.unsubscribe({ body: { token: given } }),
    meta: { failed: false },
  });
  usePageTitle(t("unsubscribe.title"));
  useEffect(() => {
    if (token !== undefined) mutate(token);
  }, [token, mutate]);
  if (status === "success")
    return <Notice title={t("unsubscribe.done")} text={t("unsubscribe.doneText")} action={open} />;
  if (status === "error")
    return <Notice title={t("unsubscribe.failed")} text={t("unsubscribe.failedText")} action={open} />;
  return <Notice title={t("unsubscribe.title")} text={t("unsubscribe.working")} />;
}

const open = (
  <Button kind="primary" size="lg" render={<Link href={paths.root} />}>
    {t("unsubscribe.open")}
  </Button>
);
