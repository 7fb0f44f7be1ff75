import { primaryField } from "@coldopen/contract/projects/rules";
import type { OptionType } from "@coldopen/contract/projects/schema";
import type { KeyboardEvent } from "react";
import { t } from "../../locales/en/options.ts";
import { primaryIdOf, useProjectPage } from "../project-editing/index.ts";

type OptionRadioProps = { id: string; type: OptionType; name: string };

/** The primary radio of an option: selecting it again clears it. */
export function OptionRadio({ id, type, name }: OptionRadioProps) {
  const { project, canEdit } = useProjectPage("OptionRadio");
  const setPrimary = useSetPrimary(type);
  const isPrimary = primaryIdOf(project, type) === id;
  const clearByKey = (event: KeyboardEvent) => {
    if (!isPrimary || event.key !== " ") return;
    event.preventDefault();
    setPrimary(null);
  };
  return (
    <input
      type="radio"
      name={`primary-${type}`}
      aria-label={`${t(`kinds.${type}.primary`)}: ${name}`}
      title={t(isPrimary ? "clearPrimary" : "makePrimary")}
      checked={isPrimary}
      disabled={!canEdit}
      onChange={() => undefined}
      onClick={() => setPrimary(isPrimary ? null : id)}
      onKeyDown={clearByKey}
      className="grid size-4 flex-none cursor-pointer appearance-none place-items-center rounded-full inset-ring-[1.5px] inset-ring-line-control before:size-2 before:rounded-full checked:inset-ring-brand-mark checked:before:bg-brand-mark disabled:cursor-not-allowed"
    />
  );
}

export function useSetPrimary(type: OptionType) {
  const { edit } = useProjectPage("useSetPrimary");
  return (id: string | null) => edit({ kind: "change", change: { [primaryField(type)]: id } });
}
