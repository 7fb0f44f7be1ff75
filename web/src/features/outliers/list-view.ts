import type { OutliersState } from "@coldopen/contract/outliers/list-state";
import type { Pages } from "../../lib/use-infinite-scroll.ts";
import type { ChangeState } from "./address.ts";
import type { OutlierList } from "./api.ts";
import type { CardLinks } from "./card/links.ts";
import type { ItemRef } from "./pages.ts";

/** The sticky bars above the list: page, tabs, filters. */
export const BARS_PX = 140;

/** What grid and table have in common. */
export type ListView = {
  list: OutlierList;
  items: readonly ItemRef[];
  now: Date;
  sort: Pick<OutliersState, "sortField" | "sortOrder">;
  change: ChangeState;
  links: CardLinks;
  pages: Pages;
};
