import { paths } from "@coldopen/contract/paths";
import { z } from "zod";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../session/index.ts";

const Query = z.object({ channels: z.coerce.number().int().min(1).max(1000).optional().catch(undefined) });

export default function ChannelLimitScreen() {
  const { channels } = useQueryString(Query);
  return (
    <Notice
      title={t("channelLimit.title")}
      text={channels === undefined ? t("channelLimit.textUnknown") : t("channelLimit.text", { count: channels })}
      action={
        <Button kind="primary" size="lg" render={<Link href={paths.pricing} />}>
          {t("channelLimit.action")}
        </Button>
      }
    />
  );
}
