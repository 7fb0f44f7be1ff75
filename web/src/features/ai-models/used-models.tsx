import { canServe } from "@coldopen/contract/ai-models/rules";
import type { AiModels, UsedModel } from "@coldopen/contract/ai-models/schema";
import { ChevronDown } from "lucide-react";
import { t } from "../../locales/en/ai-models.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Menu, MenuRadios } from "../../ui/menu.tsx";
import { SectionTable } from "../../ui/section-table.tsx";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { FormFailure } from "../session/index.ts";
import { modelFailureText, useChooseModel } from "./api.ts";

type UsedModelsProps = { orgId: string; models: AiModels; canChange: boolean };

export const UsedModels = ({ orgId, models, canChange }: UsedModelsProps) => (
  <SectionTable>
    <TableHead>
      <TableRow>
        <TableHeader>{t("used.use")}</TableHeader>
        <TableHeader>{t("used.model")}</TableHeader>
        <TableHeader>
          <span className="sr-only">{t("used.change")}</span>
        </TableHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {models.uses.map((used) => (
        <TableRow key={used.use}>
          <TableCell className="min-w-44 py-2.5">
            <p className="font-semibold">{t(`uses.${used.use}`)}</p>
            <p className="text-pretty text-muted">{t(`uses.${used.use}Detail`)}</p>
          </TableCell>
          <TableCell className="min-w-40 py-2.5">
            <span className="flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere">{used.name}</span>
              <Chip size="tag" tone={used.isEmbedded ? "plain" : "on"}>
                {t(`used.${used.setBy}`)}
              </Chip>
            </span>
          </TableCell>
          <TableCell className="text-right">
            {canChange && used.setBy !== "studio" && <ChangeModel orgId={orgId} models={models} used={used} />}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </SectionTable>
);

type ChangeModelProps = { orgId: string; models: AiModels; used: UsedModel };

function ChangeModel({ orgId, models, used: { use, engineId } }: ChangeModelProps) {
  const choose = useChooseModel(orgId);
  const usable = models.models.filter(({ source, isAvailable }) => isAvailable && canServe(source, use));
  if (usable.length === 0) return null;
  const change = (id: string) => {
    const model = usable.find((entry) => entry.id === id);
    choose.mutate({ use, model: model ? { source: model.source, model: model.model } : null });
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button
            size="sm"
            aria-label={t("used.changeLabel", { use: t(`uses.${use}`) })}
            trailing={<ChevronDown />}
            busy={choose.isPending}
            busyLabel={t("used.testing")}
          >
            {t("used.change")}
          </Button>
        }
      >
        <MenuRadios
          label={t("used.model")}
          hideLabel
          value={engineId ?? "embedded"}
          onValueChange={change}
          options={[
            { value: "embedded", label: models.engines.text[0]?.name ?? "" },
            ...usable.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Menu>
      <FormFailure text={choose.isError ? modelFailureText(choose.error) : undefined} />
    </>
  );
}
