import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { useActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { setupQuery } from "../billing/index.ts";
import { Notice, userQuery } from "../session/index.ts";

const Query = z.object({
  channels: z.coerce.number().int().min(1).max(1000).optional().catch(undefined),
  /** The one that is full; without it that of the active channel. */
  organization: z.string().optional().catch(undefined),
});

export default function ChannelLimitScreen() {
  const { channels, organization: named } = useQueryString(Query);
  const { data: setup } = useQuery(setupQuery);
  const { data: user } = useQuery(userQuery);
  const active = useActiveChannel()?.organizationId;
  const membership = user?.organizationUsers.find(({ organizationId }) => organizationId === (named ?? active));
  // Without payments there is no larger plan. The plans are those of the organization that a person owns, so they are
  // shown to the owner of this one alone.
  const hasPlans = setup?.payments ?? false;
  const isOwner = membership?.role === "primary";
  return (
    <Notice
      title={t("channelLimit.title")}
      text={
        <>
          {channels === undefined ? t("channelLimit.textUnknown") : t("channelLimit.text", { count: channels })}
          {hasPlans && membership && !isOwner && (
            <span className="mt-2 block">{t("channelLimit.ask", { organization: membership.organization.name })}</span>
          )}
        </>
      }
      action={
        <Button kind="primary" size="lg" render={<Link href={hasPlans && isOwner ? paths.pricing : paths.root} />}>
          {t(hasPlans && isOwner ? "channelLimit.action" : "channelLimit.back")}
        </Button>
      }
    />
  );
}
