import { paths } from "@coldopen/contract/paths";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { activeChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { sessionApi, userQuery } from "./api.ts";
import { Notice } from "./notice.tsx";
import { Waiting } from "./waiting.tsx";

export default function LogoutScreen() {
  const client = useQueryClient();
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: () => sessionApi.signOut(),
    meta: { failed: false },
    onSuccess: () => {
      activeChannel.choose(undefined);
      client.clear();
      client.setQueryData(userQuery.queryKey, null);
    },
  });
  useEffect(() => mutate(), [mutate]);

  if (isError) {
    const retry = (
      <Button kind="primary" size="lg" onClick={() => mutate()}>
        {t("logout.retry")}
      </Button>
    );
    return <Notice title={t("logout.failedTitle")} text={t("logout.failed")} action={retry} header={null} />;
  }
  if (!isSuccess) return <Waiting text={t("logout.busy")} />;
  const again = (
    <Button kind="primary" size="lg" render={<Link href={paths.home} />}>
      {t("logout.again")}
    </Button>
  );
  return <Notice title={t("logout.title")} text={t("logout.lead")} action={again} header={null} />;
}
