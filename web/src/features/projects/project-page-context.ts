import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { pieceContext } from "../../ui/piece-context.ts";
import type { ActiveChannel } from "../channels/index.ts";
import type { ProjectEdit } from "./project-page-edits.ts";

type ProjectPageValue = {
  place: ActiveChannel;
  /** With everything the person did, saved or on its way. */
  project: VideoProjectDetail;
  canEdit: boolean;
  edit: (edit: ProjectEdit) => void;
};

export const [ProjectPageProvider, useProjectPage] = pieceContext<ProjectPageValue>("ProjectPage");
