import type { SystemMessage } from "@coldopen/contract/notifications/sockets";

export type Reaction =
  | { kind: "nothing" }
  | { kind: "refetch-user" }
  | { kind: "log-out" }
  | { kind: "refetch"; queryKey: readonly string[] }
  | { kind: "photo-succeeded" }
  | { kind: "photo-failed" };

/** What a system message asks of the app; updates count only for the organization being worked in. */
export function reactionTo(message: SystemMessage, organizationId: string | undefined): Reaction {
  if (message.eggType === "refresh") return { kind: "refetch-user" };
  if (message.eggType === "logout") return { kind: "log-out" };
  if (message.event.orgId !== organizationId) return { kind: "nothing" };
  switch (message.event.eventType) {
    case "videoProject:aiTag":
    case "videoProject:thumbnailDescribed":
      return { kind: "refetch", queryKey: ["projects", message.event.orgId] };
    case "likeness:succeeded":
      return { kind: "photo-succeeded" };
    case "likeness:failed":
      return { kind: "photo-failed" };
  }
}
