import type { WebUsageEvent } from "@coldopen/contract/usage-events/routes";

type UsageEvent = "signed_up" | "signed_in" | "plan_chosen" | WebUsageEvent["name"];
type UsageFacts = { userId?: string; organizationId?: string; plan?: string; page?: string; group?: string };

/** Usage in figures. Who did it leaves the studio only as a hash. */
export type Analytics = { track(event: UsageEvent, facts: UsageFacts): void };
