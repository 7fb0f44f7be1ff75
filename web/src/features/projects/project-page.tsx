import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useQueryClient } from "@tanstack/react-query";
import { usePageTitle } from "../../lib/page-title.ts";
import type { ActiveChannel } from "../channels/index.ts";
import { Activity } from "./activity.tsx";
import { activityQuery } from "./activity-query.ts";
import { projectQuery } from "./api.ts";
import { LockBanner } from "./lock-banner.tsx";
import { useLock } from "./lock-client.ts";
import { canEdit } from "./lock-state.ts";
import { OptionList } from "./option-list.tsx";
import { OptionThumbnails } from "./option-thumbnails.tsx";
import { ProjectPageProvider } from "./project-page-context.ts";
import { ProjectDetails } from "./project-page-details.tsx";
import { useProjectEditing } from "./project-page-editing.ts";
import { ProjectHeader } from "./project-page-header.tsx";
import { ProjectPackage } from "./project-page-package.tsx";
import { StrandedEdits } from "./project-page-stranded.tsx";

type ProjectPageProps = { place: ActiveChannel; project: VideoProjectDetail };

export function ProjectPage({ place, project }: ProjectPageProps) {
  const client = useQueryClient();
  const refetch = () => {
    void client.invalidateQueries({ queryKey: projectQuery(place, project.id).queryKey });
    void client.invalidateQueries({ queryKey: activityQuery(project.id).queryKey });
  };
  const lock = useLock(project.id, refetch);
  const { shown, edit, isSaving, stranded, sendAgain, discard } = useProjectEditing({
    place,
    project,
    fence: lock.fence,
    onRefused: lock.beat,
  });
  const mayEdit = canEdit(lock.state);
  usePageTitle(shown.name);
  return (
    <ProjectPageProvider value={{ place, project: shown, canEdit: mayEdit, edit }}>
      <ProjectHeader isSaving={isSaving} />
      <LockBanner lock={lock} />
      {mayEdit && <StrandedEdits count={stranded.length} onAgain={sendAgain} onDiscard={discard} />}
      <div className="@container flex-1">
        <ProjectPackage />
        <OptionThumbnails />
        <OptionList type="title" />
        <OptionList type="concept" />
        <ProjectDetails />
        <Activity />
      </div>
    </ProjectPageProvider>
  );
}
