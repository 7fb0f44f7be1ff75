import { mayEnterStudio } from "@coldopen/contract/session/rules";
import { ChevronsUpDown, Tv } from "lucide-react";
import { useUser } from "../../features/session/index.ts";
import { compactNumber } from "../../lib/format.ts";
import { t } from "../../locales/en/shell.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { menuOnDemand } from "./on-demand.tsx";
import { useSidebar } from "./sidebar-provider.tsx";
import { useShell } from "./use-shell.ts";

const ChannelMenu = menuOnDemand(() => import("./channel-menu.tsx"));

export function ChannelSwitcher() {
  const { isExpanded } = useSidebar("ChannelSwitcher");
  const { channel } = useShell();
  const user = useUser();
  const count = channel?.subscribers;
  const hint = count === null ? channel?.handle : count !== undefined && subscribers(count);
  const name = channel?.name ?? t("channels.none");
  if (!mayEnterStudio(user)) return null;
  return (
    <ChannelMenu
      trigger={
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={`${t("channels.switch")}: ${name}`}
          className="mx-2 flex h-11 items-center gap-2.25 rounded-md p-1.5 text-left inset-ring inset-ring-line transition-colors duration-(--d-fast) hover:bg-raised aria-expanded:bg-raised data-icons:justify-center data-icons:inset-ring-transparent"
          data-icons={isExpanded ? undefined : ""}
        >
          {channel ? (
            <Avatar name={name} src={channel.channelThumbnail} size={28} decorative className="size-7 text-[12px]" />
          ) : (
            <Tv className="mx-1.5 text-muted" />
          )}
          {isExpanded && (
            <>
              <span className="grid min-w-0 flex-1">
                <span className="truncate leading-4 font-semibold">{name}</span>
                <span className="truncate text-xs text-muted">{hint || t("channels.noneHint")}</span>
              </span>
              <ChevronsUpDown className="size-3.5 text-faint" />
            </>
          )}
        </button>
      }
    />
  );
}

const subscribers = (count: number) => t("channels.subscribers", { count, formatted: compactNumber(count) });
