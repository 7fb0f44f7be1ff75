import { canServe, sourceNames } from "@coldopen/contract/ai-models/rules";
import { type KeyProvider, ModelUse } from "@coldopen/contract/ai-models/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../locales/en/ai-models.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { Select } from "../../ui/select.tsx";
import { FormFailure } from "../session/index.ts";
import { modelFailureText, useChooseModel } from "./api.ts";
import { aiModelApi } from "./query.ts";

type OfferedDialogProps = { orgId: string; source: KeyProvider; onClose: () => void };

/** The models of a provider, loaded while the dialog is open. */
export function OfferedDialog({ orgId, source, onClose }: OfferedDialogProps) {
  const provider = sourceNames[source];
  const [use, setUse] = useState<ModelUse>("text");
  const [model, setModel] = useState<string | null>(null);
  const offered = useQuery({
    queryKey: ["ai-models", orgId, "offered", source],
    queryFn: ({ signal }) => aiModelApi.findOffered({ params: { orgId, provider: source } }, { signal }),
    staleTime: 60_000,
  });
  const choose = useChooseModel(orgId, onClose);
  const names = offered.data?.[use === "pictures" ? "pictures" : "text"];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("offered.title", { provider })}
      description={t("offered.text")}
      footer={
        <>
          <DialogClose render={<Button kind="ghost">{t("offered.cancel")}</Button>} />
          <Button
            kind="primary"
            disabled={model === null}
            busy={choose.isPending}
            busyLabel={t("offered.busy")}
            onClick={() => model !== null && choose.mutate({ use, model: { source, model } })}
          >
            {t("offered.submit")}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <Field label={t("offered.use")}>
          <Select
            value={use}
            onValueChange={(next) => {
              setUse(next);
              setModel(null);
            }}
            options={ModelUse.options
              .filter((value) => canServe(source, value))
              .map((value) => ({ value, label: t(`uses.${value}`) }))}
          />
        </Field>
        {offered.isPending && <RowsSkeleton label={t("offered.loading", { provider })} rows={1} rowLook="h-9" />}
        {names?.length === 0 && <p className="text-muted">{t("offered.none", { provider })}</p>}
        {names && names.length > 0 && (
          <Field label={t("offered.model")}>
            <Select
              value={model}
              placeholder={t("offered.placeholder")}
              onValueChange={setModel}
              options={names.map((value) => ({ value, label: value }))}
            />
          </Field>
        )}
        <FormFailure
          text={
            offered.isError
              ? modelFailureText(offered.error)
              : choose.isError
                ? modelFailureText(choose.error)
                : undefined
          }
        />
      </div>
    </Dialog>
  );
}
