import type { Pitch } from "@coldopen/contract/pitches/schema";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { timestamp } from "../../../lib/format.ts";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/pitches.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { pitchVersionsQuery } from "../api.ts";
import type { PitchEditor } from "./use-pitch-editor.ts";

const Part = z.enum(["brand", "creator", "profile", "figures", "audience", "campaign", "timeline", "closing"]);
const describeParts = (changed: readonly string[]) =>
  changed.flatMap((part) => {
    const known = Part.safeParse(part).data;
    return known ? t(`history.changed.${known}`) : [];
  });

type HistoryDialogProps = { channel: ActiveChannel; pitch: Pitch; editor: PitchEditor; onClose: () => void };

/** The versions of a pitch; an earlier one can be made the current one again. */
export function HistoryDialog({ channel, pitch, editor, onClose }: HistoryDialogProps) {
  const { data, isError, refetch } = useQuery(pitchVersionsQuery(channel, pitch.id, pitch.version));
  const restore = (version: number) =>
    editor.restoreVersion(version, () => {
      toast.success(t("history.restored", { version }));
      onClose();
    });
  return (
    <Dialog open title={t("history.title")} onOpenChange={(open) => !open && onClose()}>
      {!data && !isError && <Skeleton role="status" aria-label={t("history.loading")} className="h-24 w-full" />}
      {isError && (
        <Alert title={t("history.failed")}>
          <Button size="sm" className="mt-2" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </Alert>
      )}
      <ol className="grid">
        {data?.map(({ version, createdAt, createdBy, changed }) => (
          <li key={version} className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
            <div className="min-w-0 flex-1">
              <p className="truncate">
                <span className="font-medium">{t("history.version", { version })}</span>{" "}
                <span className="text-muted">
                  {version === 1 ? t("history.first") : describeParts(changed).join(", ")}
                </span>
              </p>
              <p className="text-xs text-faint">
                {createdBy ? t("history.by", { when: timestamp(createdAt), name: createdBy }) : timestamp(createdAt)}
              </p>
            </div>
            {version === pitch.version ? (
              <span className="text-xs text-faint">{t("history.current")}</span>
            ) : (
              <Button size="sm" disabled={editor.isSaving} onClick={() => restore(version)}>
                {t("history.restore")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
