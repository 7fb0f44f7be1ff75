import { paths } from "@coldopen/contract/paths";
import type { ReactNode } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { roundedNumber } from "../../../lib/format.ts";
import { Link } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/following.ts";
import { Avatar } from "../../../ui/avatar.tsx";

type CreatorHeadProps = {
  channel: ActiveChannel;
  ucid: string;
  name: string;
  thumbnail: string | null;
  subscribers: number | null;
  /** A line below the subscribers. */
  hint?: ReactNode;
  /** Not while the studio is closed to the user. */
  isLinked?: boolean | undefined;
};

/** The name links to the creator's page unless `isLinked` is false. */
export const CreatorHead = ({ channel, ucid, name, thumbnail, subscribers, hint, isLinked = true }: CreatorHeadProps) => (
  <div className="flex min-w-0 items-center gap-3">
    <Avatar name={name} src={thumbnail} size={40} decorative />
    <div className="min-w-0">
      <h3 className="truncate font-semibold">
        {isLinked ? (
          <Link href={paths.creator(channel, ucid)} className="rounded-xs hover:underline hover:underline-offset-3">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className="truncate text-xs text-muted">
        {subscribers === null ? t("noSubscribers") : t("subscribers", { count: roundedNumber(subscribers) })}
      </p>
      {hint && <p className="truncate text-xs text-faint">{hint}</p>}
    </div>
  </div>
);
