import type { SelectedItem } from "@coldopen/contract/chat/schema";
import clsx from "clsx";
import type { ReactNode } from "react";
import { t } from "../../../locales/en/chat.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { useSelection } from "../selection.ts";

type SelectableCardProps = { item: SelectedItem; className?: string; children: ReactNode; actions?: ReactNode };

/** A text result: the box at its left selects it for the next message. */
export function SelectableCard({ item, className, children, actions }: SelectableCardProps) {
  const { has, toggle } = useSelection();
  const isSelected = has(item.id);
  return (
    <div
      className={clsx(
        "flex items-start gap-3 rounded-md px-3 max-sm:flex-wrap py-2.5 inset-ring transition-colors duration-(--d-fast)",
        isSelected ? "bg-brand-soft inset-ring-brand-mark" : "bg-surface inset-ring-line",
        className,
      )}
    >
      <Checkbox
        label={t("results.select", { name: item.title })}
        checked={isSelected}
        onCheckedChange={() => toggle(item)}
        className="mt-0.5"
      />
      <div className="min-w-0 flex-1">{children}</div>
      {actions && <span className="flex flex-none items-center justify-end gap-1 max-sm:basis-full">{actions}</span>}
    </div>
  );
}
