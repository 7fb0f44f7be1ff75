import { sourceNames } from "@coldopen/contract/ai-models/rules";
import type { AiModels, LocalServer, ModelUse } from "@coldopen/contract/ai-models/schema";
import { useMutation } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/ai-models.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { FormFailure } from "../session/index.ts";
import { modelFailureText, useChooseModel } from "./api.ts";
import { aiModelApi } from "./query.ts";

type LocalModelsProps = { orgId: string; models: AiModels };
type LocalUse = Exclude<ModelUse, "pictures">;
const localUses: readonly LocalUse[] = ["text", "chat", "opinions"];

/** Looks only when asked to. */
export function LocalModels({ orgId, models }: LocalModelsProps) {
  const look = useMutation({
    mutationFn: () => aiModelApi.findLocal({ params: { orgId } }),
    meta: { failed: false },
  });
  const [use, setUse] = useState<LocalUse>("text");
  const servers = look.data?.servers;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Search />} busy={look.isPending} busyLabel={t("local.looking")} onClick={() => look.mutate()}>
          {t(servers ? "local.lookAgain" : "local.look")}
        </Button>
        {servers?.some((server) => server.models.length > 0) && (
          <Segmented
            label={t("local.useFor")}
            value={use}
            onValueChange={setUse}
            segments={localUses.map((value) => ({ value, label: t(`uses.${value}`) }))}
          />
        )}
      </div>
      <div role="status" className="grid gap-5 empty:hidden">
        {servers?.length === 0 && <p className="text-pretty text-muted">{t("local.none")}</p>}
        {servers?.map((server) => (
          <Server key={server.source} orgId={orgId} server={server} use={use} models={models} />
        ))}
      </div>
      <FormFailure text={look.isError ? modelFailureText(look.error) : undefined} />
    </div>
  );
}

type ServerProps = LocalModelsProps & { server: LocalServer; use: LocalUse };

function Server({ orgId, server: { source, models: names }, use, models }: ServerProps) {
  const choose = useChooseModel(orgId);
  const used = models.uses.find((entry) => entry.use === use);
  const isUsed = (name: string) =>
    models.models.some((entry) => entry.source === source && entry.model === name && entry.id === used?.engineId);
  const name = sourceNames[source];
  return (
    <div>
      <h3 className="text-xs font-semibold text-muted">{name}</h3>
      {names.length === 0 && <p className="mt-1 text-muted">{t("local.noModels", { server: name })}</p>}
      <ul className="mt-1">
        {names.map((model) => (
          <li key={model} className="flex min-h-11 items-center gap-3 border-b border-line last:border-b-0">
            <span className="min-w-0 flex-1 truncate font-medium" title={model}>
              {model}
            </span>
            {isUsed(model) ? (
              <Chip size="tag" tone="on">
                {t("local.inUse")}
              </Chip>
            ) : (
              <Button
                size="sm"
                className="max-w-60"
                disabled={used?.setBy === "studio" || (choose.isPending && choose.variables.model?.model !== model)}
                busy={choose.isPending && choose.variables.model?.model === model}
                busyLabel={t("local.testing")}
                onClick={() => choose.mutate({ use, model: { source, model } })}
              >
                <span className="truncate">{t("local.useModel", { model })}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormFailure text={choose.isError ? modelFailureText(choose.error) : undefined} />
    </div>
  );
}
