import { LINK_DAYS, type Pitch } from "@coldopen/contract/pitches/schema";
import { useMutation } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { displayDate } from "../../../lib/format.ts";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/pitches.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { paramsOf, pitchApi, useStorePitch } from "../api.ts";
import { copyLink, linkTo } from "../copy-link.ts";
import { describeLink } from "../describe-link.ts";

const DAYS = ["7", String(LINK_DAYS), "90", "365"] as const;

type ShareDialogProps = { channel: ActiveChannel; pitch: Pitch; onClose: () => void };

export function ShareDialog({ channel, pitch, onClose }: ShareDialogProps) {
  const store = useStorePitch(channel);
  const [days, setDays] = useState<string>(String(LINK_DAYS));
  const params = { ...paramsOf(channel), id: pitch.id };
  const meta = { failed: t("share.failed") };
  const create = useMutation({
    mutationFn: () => pitchApi.share({ params, body: { days: Number(days) } }),
    onSuccess: store,
    meta,
  });
  const revoke = useMutation({
    mutationFn: () => pitchApi.revokeLink({ params }),
    onSuccess: (changed) => {
      store(changed);
      toast.success(t("share.revoked"));
    },
    meta,
  });
  const { link } = pitch;
  return (
    <Dialog
      open
      title={t("share.title")}
      description={t("share.text")}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {link && (
            <Button kind="danger" className="mr-auto" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              {t("share.revoke")}
            </Button>
          )}
          <Button kind={link ? "secondary" : "primary"} busy={create.isPending} onClick={() => create.mutate()}>
            {t(link ? "share.replace" : "share.create")}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        {link && (
          <div className="grid gap-2">
            <div className="flex gap-2">
              <Input
                readOnly
                aria-label={t("share.field")}
                value={linkTo(link.token)}
                onFocus={({ currentTarget }) => currentTarget.select()}
                className="min-w-0 flex-1"
              />
              <Button kind="primary" icon={<Link2 />} onClick={() => void copyLink(link.token)}>
                {t("link.copy")}
              </Button>
            </div>
            <p className="text-xs text-muted">
              {[
                describeLink(link),
                link.lastViewedAt && t("share.lastViewed", { when: displayDate(link.lastViewedAt) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
        )}
        <span className="flex items-center gap-2 text-muted">
          {t("share.days")}
          <Select
            look="button"
            label={t("share.days")}
            value={days}
            onValueChange={setDays}
            options={DAYS.map((value) => ({ value, label: t("share.day", { count: Number(value) }) }))}
          />
        </span>
      </div>
    </Dialog>
  );
}
