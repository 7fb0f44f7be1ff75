import { paths } from "@coldopen/contract/paths";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "../../lib/link.tsx";
import { Button } from "../../ui/button.tsx";
import { activeChannel } from "../channels/index.ts";
import { sessionApi, userQuery } from "./api.ts";
import { Notice } from "./notice.tsx";
import { t } from "./texts.ts";
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
