import type { ChangeState } from "../address.ts";
import type { OutliersState } from "../search.ts";

/** What every filter reads, and how it says what was chosen. */
export type FilterProps = { state: OutliersState; change: ChangeState };
