import type { CanvasCard, CanvasFieldChanges, CanvasOverwrite } from "@coldopen/contract/idea-canvas/schema";
import { useQuery } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { timestamp } from "../../lib/format.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { historyQuery } from "./api.ts";
import { headingOf } from "./card-text.ts";

type HistoryDialogProps = {
  channel: ActiveChannel;
  card: CanvasCard;
  isEditable: boolean;
  onRestore: (fields: CanvasFieldChanges) => void;
  onClose: () => void;
};

/** Values that others, or later edits, replaced. */
export function HistoryDialog({ channel, card, isEditable, onRestore, onClose }: HistoryDialogProps) {
  const { data, isPending, isError } = useQuery(historyQuery(channel, card.id));
  return (
    <Dialog open title={t("history.title")} beside={headingOf(card)} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isPending && <RowsSkeleton label={t("history.loading")} rows={3} rowLook="py-3" />}
      {isError && <Alert title={t("history.failed")} />}
      {data?.length === 0 && <p className="py-4 text-muted">{t("history.none")}</p>}
      <ul className="grid divide-y divide-line">
        {data?.map((entry) => (
          <li key={entry.id} className="flex items-start gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="text-xs text-faint">
                {t(`history.fields.${entry.field}`)}
                {" · "}
                {t("history.by", { name: entry.writtenBy ?? t("history.unknown"), when: timestamp(entry.writtenAt) })}
              </p>
              <Value entry={entry} />
              <p className="mt-1 text-xs text-faint">
                {t("history.replaced", {
                  name: entry.replacedBy ?? t("history.unknown"),
                  when: timestamp(entry.replacedAt),
                })}
              </p>
            </div>
            {isEditable && (
              <Button
                size="sm"
                onClick={() => {
                  onRestore({ [entry.field]: entry.value });
                  onClose();
                }}
              >
                {t("history.restore")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Value({ entry }: { entry: CanvasOverwrite }) {
  switch (entry.field) {
    case "picture":
      return <Thumbnail small src={entry.value ?? undefined} className="mt-1 w-24" />;
    case "position":
      return <p className="mt-0.5">{t("history.position", entry.value)}</p>;
    case "projectId":
      return <p className="mt-0.5">{entry.value === null ? t("history.noProject") : t("history.inProject")}</p>;
    default:
      return <p className="mt-0.5 line-clamp-4 whitespace-pre-line">{entry.value || t("history.nothing")}</p>;
  }
}
