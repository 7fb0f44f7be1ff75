import type { ChangeState } from "../address.ts";
import type { OutliersState } from "../search.ts";

export type FilterProps = { state: OutliersState; change: ChangeState };
