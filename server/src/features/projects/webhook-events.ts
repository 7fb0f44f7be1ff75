import type { OptionType, VideoProject } from "@coldopen/contract/projects/schema";
import type { PublishedEvent } from "../webhooks/index.ts";

type EventProject = Pick<VideoProject, "id" | "name" | "status">;
type EventOption = { id: string; optionType: OptionType; content: string };

/** Events of a project and of its options have one subject, so that they arrive in order. */
const subjectOf = ({ id }: Pick<EventProject, "id">) => `project:${id}`;

export const projectEvent = (
  change: "created" | "updated" | "deleted" | "restored",
  { id, name, status }: EventProject,
): PublishedEvent => ({
  type: `project.${change}`,
  subject: subjectOf({ id }),
  about: name,
  data: { projectId: id, name, status },
});

export const optionEvent = (
  change: "created" | "updated" | "deleted",
  project: Pick<EventProject, "id" | "name">,
  { id, optionType, content }: EventOption,
): PublishedEvent => ({
  type: `option.${change}`,
  subject: subjectOf(project),
  about: project.name,
  data: { optionId: id, projectId: project.id, optionType, content },
});
