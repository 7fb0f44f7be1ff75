import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { pieceContext } from "../../ui/piece-context.ts";
import type { ProjectEdit } from "./edits.ts";
import type { IdeationAddress } from "./ideation-address.ts";

type ProjectPageValue = {
  place: ActiveChannel;
  /** With everything the person did, saved or on its way. */
  project: VideoProjectDetail;
  canEdit: boolean;
  /** Shows it at once and saves it; the text is what a toast says when that fails. */
  edit: (edit: ProjectEdit, failed?: string) => void;
  /** The name as a model writes it. */
  nameBeingWritten: string | undefined;
  ideation: IdeationAddress;
};

export const [ProjectPageProvider, useProjectPage] = pieceContext<ProjectPageValue>("ProjectPage");
