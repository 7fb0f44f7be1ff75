import type { SystemMessage } from "@coldopen/contract/notifications/sockets";
import type { Place } from "@coldopen/contract/session/rules";

export type Reaction =
  | { kind: "nothing" }
  | { kind: "refetch-user" }
  | { kind: "log-out" }
  | { kind: "refetch"; queryKey: readonly string[] }
  | { kind: "photo-succeeded"; place: Place }
  | { kind: "photo-failed"; place: Place };

/** What a system message asks of the app; updates count only for the organization being worked in. */
export function reactionTo(message: SystemMessage, organizationId: string | undefined): Reaction {
  if (message.eggType === "refresh") return { kind: "refetch-user" };
  if (message.eggType === "logout") return { kind: "log-out" };
  const { orgId, channelUCID, eventType } = message.event;
  if (orgId !== organizationId) return { kind: "nothing" };
  const place = { organizationId: orgId, channelUcid: channelUCID };
  switch (eventType) {
    case "videoProject:aiTag":
    case "videoProject:thumbnailDescribed":
    case "videoProject:listChanged":
      return { kind: "refetch", queryKey: ["projects", orgId, channelUCID] };
    case "likeness:succeeded":
      return { kind: "photo-succeeded", place };
    case "likeness:failed":
      return { kind: "photo-failed", place };
  }
}
