import { sourceNames } from "@coldopen/contract/ai-models/rules";
import { type AiModels, KeyProvider } from "@coldopen/contract/ai-models/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { displayDate } from "../../lib/format.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/ai-models.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { KeyDialog } from "./key-dialog.tsx";
import { OfferedDialog } from "./offered-dialog.tsx";
import { aiModelApi, aiModelsQuery } from "./query.ts";

type KeysProps = { orgId: string; models: AiModels };
type Opened = "key" | "choose" | "remove";

export const Keys = ({ orgId, models }: KeysProps) => (
  <ul>
    {KeyProvider.options.map((provider) => (
      <KeyRow
        key={provider}
        orgId={orgId}
        provider={provider}
        addedAt={models.keys.find((key) => key.provider === provider)?.addedAt}
      />
    ))}
  </ul>
);

type KeyRowProps = { orgId: string; provider: KeyProvider; addedAt: string | undefined };

function KeyRow({ orgId, provider: source, addedAt }: KeyRowProps) {
  const [opened, setOpened] = useState<Opened>();
  const provider = sourceNames[source];
  const close = () => setOpened(undefined);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-b-0">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{provider}</p>
        <p className="text-muted">{addedAt ? t("keys.added", { date: displayDate(addedAt) }) : t("keys.none")}</p>
      </div>
      {addedAt ? (
        <span className="flex flex-wrap gap-2">
          <Button size="sm" aria-label={t("keys.chooseLabel", { provider })} onClick={() => setOpened("choose")}>
            {t("keys.choose")}
          </Button>
          <Button
            size="sm"
            kind="ghost"
            aria-label={t("keys.replaceLabel", { provider })}
            onClick={() => setOpened("key")}
          >
            {t("keys.replace")}
          </Button>
          <Button
            size="sm"
            kind="ghost"
            aria-label={t("keys.removeLabel", { provider })}
            onClick={() => setOpened("remove")}
          >
            {t("keys.remove")}
          </Button>
        </span>
      ) : (
        <Button size="sm" aria-label={t("keys.addLabel", { provider })} onClick={() => setOpened("key")}>
          {t("keys.add")}
        </Button>
      )}
      {opened === "key" && (
        <KeyDialog orgId={orgId} source={source} onClose={close} onSaved={() => setOpened("choose")} />
      )}
      {opened === "choose" && <OfferedDialog orgId={orgId} source={source} onClose={close} />}
      {opened === "remove" && <RemoveKey orgId={orgId} source={source} onClose={close} />}
    </li>
  );
}

function RemoveKey({ orgId, source, onClose }: { orgId: string; source: KeyProvider; onClose: () => void }) {
  const client = useQueryClient();
  const provider = sourceNames[source];
  const remove = useMutation({
    mutationFn: () => aiModelApi.deleteKey({ params: { orgId, provider: source } }),
    onSuccess: async () => {
      toast.success(t("keys.removed", { provider }));
      onClose();
      await client.invalidateQueries(aiModelsQuery(orgId));
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("keys.removeTitle", { provider })}
      description={t("keys.removeText", { provider })}
      cancel={t("keys.cancel")}
      action={
        <Button kind="danger-fill" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t("keys.remove")}
        </Button>
      }
    />
  );
}
