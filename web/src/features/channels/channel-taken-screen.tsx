import { z } from "zod";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/channels.ts";
import { Notice } from "../session/index.ts";
import { RetryConnect } from "./retry-connect.tsx";

const Query = z.object({ organization: z.string().trim().min(1).max(100).optional().catch(undefined) });

export default function ChannelTakenScreen() {
  const { organization = t("taken.someone") } = useQueryString(Query);
  return (
    <Notice
      title={t("taken.title")}
      text={t("taken.text", { organization })}
      action={<RetryConnect label={t("taken.action")} />}
    />
  );
}
