import { z } from "zod";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/channels.ts";
import { Notice } from "../session/index.ts";
import { RetryConnect } from "./retry-connect.tsx";

const Query = z.object({ requestId: z.string().max(64).optional().catch(undefined) });

export default function ConnectServerErrorScreen() {
  const { requestId } = useQueryString(Query);
  return (
    <Notice
      title={t("serverError.title")}
      text={t("serverError.text")}
      requestId={requestId}
      action={<RetryConnect label={t("serverError.action")} />}
    />
  );
}
