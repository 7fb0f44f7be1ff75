import { Settings } from "lucide-react";
import { t } from "../../locales/en/shell.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { menuOnDemand } from "./on-demand.tsx";
import { useSidebar } from "./sidebar-provider.tsx";
import { useShell } from "./use-shell.ts";

const UserMenu = menuOnDemand(() => import("./user-menu.tsx"));

export function UserRow() {
  const { isExpanded, backHref } = useSidebar("UserRow");
  const { user } = useShell();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <div className="border-t border-line p-2">
      <UserMenu
        trigger={
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={`${t("user.menu")}: ${name}`}
            className="flex h-9 w-full items-center gap-2.25 rounded-md px-2 text-left transition-colors duration-(--d-fast) hover:bg-raised aria-expanded:bg-raised data-icons:justify-center"
            data-icons={isExpanded ? undefined : ""}
          >
            <Avatar name={name} src={user.profilePicture} size={24} decorative className="size-6 text-[11px]" />
            {isExpanded && (
              <>
                <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
                <Settings className={backHref === undefined ? "text-muted" : "text-brand-mark"} />
              </>
            )}
          </button>
        }
      />
    </div>
  );
}
