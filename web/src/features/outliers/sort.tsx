import type { OutliersState } from "@coldopen/contract/outliers/list-state";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/outliers.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuRadios } from "../../ui/menu.tsx";
import type { ChangeState } from "./address.ts";

type Order = Pick<OutliersState, "sortField" | "sortOrder">;

const orders = [
  ["uploaded_desc", { sortField: "uploaded", sortOrder: "desc" }],
  ["uploaded_asc", { sortField: "uploaded", sortOrder: "asc" }],
  ["performance_index_desc", { sortField: "performance_index", sortOrder: "desc" }],
  ["performance_index_asc", { sortField: "performance_index", sortOrder: "asc" }],
  ["views_desc", { sortField: "views", sortOrder: "desc" }],
  ["views_asc", { sortField: "views", sortOrder: "asc" }],
  ["score_desc", { sortField: "score_desc", sortOrder: "desc" }],
] as const satisfies readonly [string, Order][];
type OrderName = (typeof orders)[number][0];

const nameOf = ({ sortField, sortOrder }: Order): OrderName =>
  orders.find(
    ([, order]) => order.sortField === sortField && (sortField === "score_desc" || order.sortOrder === sortOrder),
  )?.[0] ?? "uploaded_desc";

export function OutlierSort({ state, change }: { state: OutliersState; change: ChangeState }) {
  const chosen = nameOf(state);
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" kind="ghost" trailing={<ChevronDown className="size-3.5 text-faint" />}>
          <span className="font-normal text-faint">{t("sort.name")}</span>{" "}
          <span className="font-semibold text-text">{t(`sort.${chosen}`)}</span>
        </Button>
      }
    >
      <MenuRadios
        label={t("sort.by")}
        value={chosen}
        onValueChange={(name) => {
          setOpen(false);
          change(orders.find(([key]) => key === name)?.[1] ?? {});
        }}
        options={orders.map(([value]) => ({ value, label: t(`sort.${value}`) }))}
      />
    </Menu>
  );
}
