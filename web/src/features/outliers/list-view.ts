import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { Pages } from "../../lib/reach-end.ts";
import type { ActiveChannel } from "../channels/index.ts";
import type { ChangeState } from "./address.ts";
import type { CardLinks } from "./card/links.ts";
import type { OutliersState } from "./search.ts";

/** The bars that stay on top while the list scrolls: page, tabs, filters. */
export const BARS_PX = 140;

/** What grid and table show alike. */
export type ListView = {
  place: ActiveChannel;
  videos: readonly OutlierVideo[];
  now: Date;
  type: OutliersState["type"];
  sort: Pick<OutliersState, "sortField" | "sortOrder">;
  change: ChangeState;
  links: CardLinks;
  pages: Pages;
};
