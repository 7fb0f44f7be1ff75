import { Plus } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/options.ts";
import { Button } from "../../ui/button.tsx";
import { useProjectPage } from "../project-editing/index.ts";
import { OptionAdd } from "./add.tsx";
import { OptionBrainstorm } from "./brainstorm.tsx";
import { OptionRow } from "./row.tsx";
import { OptionSection } from "./section.tsx";
import { useOptionsInOrder } from "./use-options-in-order.ts";

export function OptionList({ type }: { type: "title" | "concept" }) {
  const { canEdit } = useProjectPage("OptionList");
  const [isAdding, setAdding] = useState(false);
  if (isAdding && !canEdit) setAdding(false);
  const { options, announcement, list, order } = useOptionsInOrder(type);
  return (
    <OptionSection
      title={t(`kinds.${type}.heading`)}
      count={options.length}
      actions={
        <>
          {canEdit && (
            <Button size="sm" kind="ghost" icon={<Plus />} onClick={() => setAdding(true)}>
              {t("add")}
            </Button>
          )}
          <OptionBrainstorm type={type} />
        </>
      }
    >
      {isAdding && <OptionAdd type={type} onEnd={() => setAdding(false)} />}
      {options.length === 0 && !isAdding && <p className="py-1 text-faint">{t(`kinds.${type}.empty`)}</p>}
      <ul ref={list} aria-label={t(`kinds.${type}.heading`)} {...(canEdit && { "aria-description": t("reorder") })}>
        {options.map((option) => (
          <OptionRow key={option.id} option={option} order={order} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </OptionSection>
  );
}
