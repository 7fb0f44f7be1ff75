import type { AddedModel } from "@coldopen/contract/ai-models/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/ai-models.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { aiModelApi, aiModelsQuery } from "./query.ts";

export function AddedModels({ orgId, models }: { orgId: string; models: readonly AddedModel[] }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: AddedModel) => aiModelApi.deleteModel({ params: { orgId, id } }),
    onSuccess: async (_, { model }) => {
      toast.success(t("added.removed", { model }));
      await client.invalidateQueries(aiModelsQuery(orgId));
    },
  });
  return (
    <ul>
      {models.map((model) => (
        <li key={model.id} className="flex min-h-11 items-center gap-3 border-b border-line last:border-b-0">
          <span className="min-w-0 flex-1 truncate font-medium" title={model.name}>
            {model.name}
          </span>
          {!model.isAvailable && <Chip size="tag">{t("added.unavailable")}</Chip>}
          <Button
            size="sm"
            kind="ghost"
            aria-label={t("added.removeLabel", { model: model.name })}
            busy={remove.isPending && remove.variables.id === model.id}
            onClick={() => remove.mutate(model)}
          >
            {t("added.remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
