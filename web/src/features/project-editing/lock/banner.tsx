import { Lock, PencilLine, WifiOff } from "lucide-react";
import { t } from "../../../locales/en/project-editing.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { useUser } from "../../session/index.ts";
import type { ProjectLock } from "./client.ts";

/** Shows who has the edit lock, who requests it, and the available actions. */
export function LockBanner({ lock }: { lock: ProjectLock }) {
  const { holder, isReachable, requestedBy } = lock.state;
  if (holder === "other") return <Watching lock={lock} />;
  if (!isReachable)
    return (
      <Banner tone="danger" icon={<WifiOff />}>
        {t(holder === "me" ? "lock.unreachable" : "lock.connecting")}
      </Banner>
    );
  if (!requestedBy) return null;
  return (
    <Banner
      tone="info"
      icon={<PencilLine />}
      action={
        <span className="flex gap-2">
          <Button size="sm" kind="ghost" onClick={lock.keepLock}>
            {t("lock.keep")}
          </Button>
          <Button size="sm" onClick={lock.handOver}>
            {t("lock.handOver")}
          </Button>
        </span>
      }
    >
      {t("lock.askedBy", { name: requestedBy.name })}
    </Banner>
  );
}

function Watching({ lock: { state, requestLock } }: { lock: ProjectLock }) {
  const user = useUser();
  const isOwnTab = state.owner?.userId === user.id;
  const name = state.owner?.name ?? t("lock.someone");
  return (
    <Banner
      tone="info"
      icon={<Lock />}
      action={
        <Button size="sm" kind="outline" disabled={state.request === "requested"} onClick={requestLock}>
          {t(state.request === "requested" ? "lock.asked" : isOwnTab ? "lock.takeHere" : "lock.ask")}
        </Button>
      }
    >
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar name={name} src={state.owner?.profilePicture} size={20} decorative />
        <span className="min-w-0 wrap-anywhere">
          {isOwnTab ? t("lock.otherTab") : t("lock.other", { name })}{" "}
          {state.request === "refused" && <span className="text-muted">{t("lock.refused", { name })}</span>}
        </span>
      </span>
    </Banner>
  );
}
