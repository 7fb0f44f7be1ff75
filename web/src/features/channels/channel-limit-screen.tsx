import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { setupQuery } from "../billing/index.ts";
import { Notice } from "../session/index.ts";

const Query = z.object({ channels: z.coerce.number().int().min(1).max(1000).optional().catch(undefined) });

export default function ChannelLimitScreen() {
  const { channels } = useQueryString(Query);
  const { data: setup } = useQuery(setupQuery);
  // Without payments there is no larger plan to choose.
  const hasPlans = setup?.payments ?? false;
  return (
    <Notice
      title={t("channelLimit.title")}
      text={channels === undefined ? t("channelLimit.textUnknown") : t("channelLimit.text", { count: channels })}
      action={
        <Button kind="primary" size="lg" render={<Link href={hasPlans ? paths.pricing : paths.root} />}>
          {t(hasPlans ? "channelLimit.action" : "channelLimit.back")}
        </Button>
      }
    />
  );
}
