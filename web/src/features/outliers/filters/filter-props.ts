import type { OutliersState } from "@coldopen/contract/outliers/list-state";
import type { ChangeState } from "../address.ts";

export type FilterProps = { state: OutliersState; change: ChangeState };
