import type { FeedTest } from "@coldopen/contract/feed-tests/schema";
import { Ellipsis, Link2, Link2Off, RefreshCw, Square, Trash2 } from "lucide-react";
import { useState } from "react";
import { displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/feed-tests.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useProjectPage } from "../project-editing/index.ts";
import type { FeedTestActions } from "./api.ts";
import { copyLink } from "./links.ts";
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
  const { canEdit } = useProjectPage("LinkButton");
  const { token } = test;
  if (test.hasLink)
    return (
      <Tooltip variant="info" content={t("link.unknown")} disabled={token !== null}>
        <Button
          size="sm"
          icon={<Link2 />}
          aria-disabled={token === null || undefined}
          onClick={() => token && void copyLink(token)}
        >
          {t("link.copy")}
        </Button>
      </Tooltip>
    );
  return (
    <Button
      size="sm"
      icon={<Link2 />}
      busy={renewLink.isPending}
      disabled={!canEdit}
      onClick={() => renewLink.mutate(test.id, { onSuccess: (made) => void copyLink(made.token) })}
    >
      {t("link.renew")}
    </Button>
  );
}

function TestMenu({ test, actions: { stop, renewLink, revokeLink, remove } }: TestProps) {
  const { canEdit } = useProjectPage("TestMenu");
  const [asked, setAsked] = useState<"replace" | "remove">();
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu align="end" trigger={<IconButton size="sm" label={t("more")} icon={<Ellipsis />} />}>
        {test.status === "running" && (
          <>
            <MenuItem icon={<Square />} onSelect={() => stop.mutate(test.id)}>
              {t("stop")}
            </MenuItem>
            {test.hasLink && (
              <>
                <MenuItem icon={<RefreshCw />} disabled={!canEdit} onSelect={() => setAsked("replace")}>
                  {t("link.replace")}
                </MenuItem>
                <MenuItem icon={<Link2Off />} disabled={!canEdit} onSelect={() => revokeLink.mutate(test.id)}>
                  {t("link.revoke")}
                </MenuItem>
              </>
            )}
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsked("remove")}>
          {t("remove")}
        </MenuItem>
      </Menu>
      <AlertDialog
        open={asked === "replace"}
        onOpenChange={(open) => !open && close()}
        title={t("replace.title")}
        description={t("replace.text")}
        cancel={t("replace.cancel")}
        action={
          <Button
            kind="danger-fill"
            busy={renewLink.isPending}
            onClick={() =>
              renewLink.mutate(test.id, {
                onSuccess: ({ token }) => void copyLink(token, t("replace.done")),
                onSettled: close,
              })
            }
          >
            {t("replace.confirm")}
          </Button>
        }
      />
      <AlertDialog
        open={asked === "remove"}
        onOpenChange={(open) => !open && close()}
        title={t("confirm.title")}
        description={t("confirm.text")}
        cancel={t("confirm.cancel")}
        action={
          <Button
            kind="danger-fill"
            busy={remove.isPending}
            onClick={() => remove.mutate(test.id, { onSettled: close })}
          >
            {t("confirm.delete")}
          </Button>
        }
      />
    </>
  );
}
