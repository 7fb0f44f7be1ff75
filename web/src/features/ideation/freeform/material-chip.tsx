import { shownAt } from "@coldopen/contract/pictures/rules";
import { Text, Type, X } from "lucide-react";
import { t } from "../../../locales/en/ideation-freeform.ts";
import type { Material } from "../materials.ts";

const icons = { title: <Type />, concept: <Text />, thumbnail: null };

export const nameOf = ({ text }: Material): string => text || t("composer.picture");

/** Shows the first line of a text, or the picture. */
export const MaterialChip = ({ material, onRemove }: { material: Material; onRemove: () => void }) => (
  <li className="flex h-7 max-w-full min-w-0 items-center gap-1.5 rounded-sm bg-raised pr-0.5 pl-1.5 text-xs font-medium [&>.lucide]:size-3 [&>.lucide]:flex-none [&>.lucide]:text-faint">
    {material.picture ? (
      <img
        {...shownAt(material.picture, "42px")}
        alt=""
        className="-ml-1 h-6 w-10.5 flex-none rounded-xs object-cover"
      />
    ) : (
      icons[material.kind]
    )}
    <span className="max-w-40 truncate">{nameOf(material)}</span>
    <button
      type="button"
      aria-label={t("composer.remove", { name: nameOf(material) })}
      onClick={onRemove}
      className="grid size-6 flex-none place-items-center rounded-xs text-muted hover:text-text"
    >
      <X className="size-3 stroke-2" />
    </button>
  </li>
);
