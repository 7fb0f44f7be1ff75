import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { pieceContext } from "../../ui/piece-context.ts";
import type { ProjectEdit } from "./edits.ts";
import type { IdeationAddress } from "./ideation-address.ts";

type ProjectPageValue = {
  channel: ActiveChannel;
  /** Includes edits that are not saved yet. */
  project: VideoProjectDetail;
  canEdit: boolean;
  /** Shows the edit at once and saves it; the text is for the toast after a failure. */
  edit: (edit: ProjectEdit, failed?: string) => void;
  /** Opens the details of a video. */
  openVideo: (videoId: string) => void;
  /** The name while a model streams it. */
  nameBeingWritten: string | undefined;
  ideation: IdeationAddress;
};

export const [ProjectPageProvider, useProjectPage] = pieceContext<ProjectPageValue>("ProjectPage");
