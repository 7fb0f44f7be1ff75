import type { PassthroughRequest } from "@coldopen/contract/ideation/sockets";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { optionOf } from "../project-editing/index.ts";

type Inspiration = PassthroughRequest["aiParameters"]["nameGenInspiration"];

/** The options a name can be generated from, once one was chosen; undefined if nothing changed. */
export function namingAfter(before: VideoProjectDetail, after: VideoProjectDetail): Inspiration | undefined {
  const isChosen = (["title", "concept", "thumbnail"] as const).some((type) => {
    const id = after[`${type}PrimaryOptionId`];
    return id !== null && id !== before[`${type}PrimaryOptionId`];
  });
  if (!isChosen) return undefined;
  const thumbnail = optionOf(after, after.thumbnailPrimaryOptionId ?? "")?.description;
  return {
    ...(after.titlePrimaryOption && { primaryTitle: after.titlePrimaryOption.content }),
    ...(after.conceptPrimaryOption && { primaryConcept: after.conceptPrimaryOption.content }),
    ...(thumbnail && { primaryThumbnail: thumbnail }),
  };
}
