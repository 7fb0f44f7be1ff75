import { AccessDeniedError, PlatformError } from "../port.ts";
import type { quotaIn } from "./quota.ts";
import { request, type Waits } from "./request.ts";
import { itemsIn, reasonOf } from "./wire.ts";

const UNITS_A_REQUEST = 1;
const SPENT = new Set(["quotaExceeded", "dailyLimitExceeded"]);

type ApiOptions = {
  apiUrl: string;
  headers: Record<string, string>;
  quota: ReturnType<typeof quotaIn>;
  wait?: Waits | undefined;
};

/** Lists a resource of the Data API, counted against the daily quota. */
export const apiList =
  ({ apiUrl, headers, quota, wait }: ApiOptions) =>
  async (resource: string, query: Record<string, string>, signal: AbortSignal) => {
    const url = new URL(`${apiUrl}/${resource}`);
    url.search = String(new URLSearchParams(query));
    const { status, body } = await request(url, headers, signal, { wait, before: () => quota.take(UNITS_A_REQUEST) });
    if (status === 200) return itemsIn(body);
    const reason = reasonOf(body);
    if (SPENT.has(reason ?? "")) throw await quota.spend();
    if (status === 401) throw new AccessDeniedError("The video platform does not accept the access");
    throw new PlatformError(`The video platform refused: ${reason ?? status}`, { reason });
  };
