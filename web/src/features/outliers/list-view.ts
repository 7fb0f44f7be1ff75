import type { Pages } from "../../lib/reach-end.ts";
import type { ChangeState } from "./address.ts";
import type { OutlierList } from "./api.ts";
import type { CardLinks } from "./card/links.ts";
import type { Spot } from "./pages.ts";
import type { OutliersState } from "./search.ts";

/** The bars that stay on top while the list scrolls: page, tabs, filters. */
export const BARS_PX = 140;

/** What grid and table show alike. */
export type ListView = {
  list: OutlierList;
  spots: readonly Spot[];
  now: Date;
  sort: Pick<OutliersState, "sortField" | "sortOrder">;
  change: ChangeState;
  links: CardLinks;
  pages: Pages;
};
