import type { FeedTest } from "@coldopen/contract/feed-tests/schema";
import { Ellipsis, Link2, Link2Off, Square, Trash2 } from "lucide-react";
import { useState } from "react";
import { displayDate } from "../../lib/format.ts";
import { usePersisted } from "../../lib/use-persisted.ts";
import { t } from "../../locales/en/feed-tests.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import type { FeedTestActions } from "./api.ts";
import { copyLink, storedLink } from "./links.ts";
import { Results } from "./results.tsx";

type TestProps = { test: FeedTest; actions: FeedTestActions };

export function Test({ test, actions }: TestProps) {
  const isRunning = test.status === "running";
  return (
    <article aria-label={t("started", { when: displayDate(test.createdAt) })} className="py-2">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={isRunning ? "in-dev" : "published"}>{t(`status.${test.status}`)}</StatusBadge>
        <span className="text-xs text-faint">
          {[
            t("started", { when: displayDate(test.createdAt) }),
            isRunning && t("until", { when: displayDate(test.expiresAt) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <LeftOut
          count={test.leftOut - test.leftOutSameNetwork}
          text={(count) => t("leftOut", { count })}
          why={t("leftOutWhy")}
        />
        <LeftOut
          count={test.leftOutSameNetwork}
          text={(count) => t("sameNetwork", { count })}
          why={t("sameNetworkWhy")}
        />
        <span className="ml-auto flex items-center gap-1">
          {isRunning && <LinkButton test={test} actions={actions} />}
          <TestMenu test={test} actions={actions} />
        </span>
      </div>
      <Results test={test} />
    </article>
  );
}

type LeftOutProps = { count: number; text: (count: number) => string; why: string };

const LeftOut = ({ count, text, why }: LeftOutProps) =>
  count > 0 && (
    <Tooltip variant="info" content={why}>
      <button type="button" className="text-xs text-faint underline decoration-dotted underline-offset-3">
        {text(count)}
      </button>
    </Tooltip>
  );

function LinkButton({ test, actions: { renewLink } }: TestProps) {
  const [stored] = useState(() => storedLink(test.id));
  const token = usePersisted(stored);
  if (test.hasLink && token)
    return (
      <Button size="sm" icon={<Link2 />} onClick={() => void copyLink(token)}>
        {t("link.copy")}
      </Button>
    );
  return (
    <Tooltip variant="info" content={t("link.renewWhy")} disabled={!test.hasLink}>
      <Button
        size="sm"
        icon={<Link2 />}
        busy={renewLink.isPending}
        onClick={() => renewLink.mutate(test.id, { onSuccess: (made) => void copyLink(made.token) })}
      >
        {t("link.renew")}
      </Button>
    </Tooltip>
  );
}

function TestMenu({ test, actions: { stop, revokeLink, remove } }: TestProps) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <Menu align="end" trigger={<IconButton size="sm" label={t("more")} icon={<Ellipsis />} />}>
        {test.status === "running" && (
          <>
            <MenuItem icon={<Square />} onSelect={() => stop.mutate(test.id)}>
              {t("stop")}
            </MenuItem>
            {test.hasLink && (
              <MenuItem icon={<Link2Off />} onSelect={() => revokeLink.mutate(test.id)}>
                {t("link.revoke")}
              </MenuItem>
            )}
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setRemoving(true)}>
          {t("remove")}
        </MenuItem>
      </Menu>
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t("confirm.title")}
        description={t("confirm.text")}
        cancel={t("confirm.cancel")}
        action={
          <Button
            kind="danger-fill"
            busy={remove.isPending}
            onClick={() => remove.mutate(test.id, { onSettled: () => setRemoving(false) })}
          >
            {t("confirm.delete")}
          </Button>
        }
      />
    </>
  );
}
