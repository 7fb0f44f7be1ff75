import { useQuery } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/workbench.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { BioForm, settingsQuery, useCanChangeSettings, useChangeSettings } from "../channel-settings/index.ts";

export function BioView({ channel }: { channel: ActiveChannel }) {
  const { data: settings, isError, refetch } = useQuery(settingsQuery(channel));
  const { change, isPending } = useChangeSettings(channel);
  const canEdit = useCanChangeSettings(channel);
  return (
    <div className="w-full max-w-180 px-(--page-x) py-6">
      <p className="mb-4 text-muted">
        {t("bio.lead")} {!canEdit && t("bio.readOnly")}
      </p>
      {!settings &&
        (isError ? (
          <Alert title={t("bio.failed")}>
            <Button size="sm" className="mt-2" onClick={() => void refetch()}>
              {t("retry")}
            </Button>
          </Alert>
        ) : (
          <RowsSkeleton label={t("loading")} rows={4} rowLook="h-14" />
        ))}
      {settings && (
        <BioForm bio={settings.bio} canEdit={canEdit} isSaving={isPending} onSave={(bio) => change({ bio })} />
      )}
    </div>
  );
}
