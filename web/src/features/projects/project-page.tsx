import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useQueryClient } from "@tanstack/react-query";
import { usePageTitle } from "../../lib/page-title.ts";
import type { ActiveChannel } from "../channels/index.ts";
import { NotesEditor } from "../documents/index.ts";
import { useProjectName } from "../ideation/index.ts";
import { Activity } from "./activity.tsx";
import { activityQuery } from "./activity-query.ts";
import { projectQuery } from "./api.ts";
import { LockBanner } from "./lock-banner.tsx";
import { useLock } from "./lock-client.ts";
import { canEdit } from "./lock-state.ts";
import { OptionList } from "./option-list.tsx";
import { OptionSection } from "./option-section.tsx";
import { OptionThumbnails } from "./option-thumbnails.tsx";
import { ProjectPageProvider } from "./project-page-context.ts";
import { ProjectDetails } from "./project-page-details.tsx";
import { ProjectDrawer } from "./project-page-drawer.tsx";
import { useProjectEditing } from "./project-page-editing.ts";
import { applyEdit, type ProjectEdit } from "./project-page-edits.ts";
import { ProjectHeader } from "./project-page-header.tsx";
import { useIdeationAddress } from "./project-page-ideation.ts";
import { namingAfter } from "./project-page-naming.ts";
import { ProjectPackage } from "./project-page-package.tsx";
import { StrandedEdits } from "./project-page-stranded.tsx";
import { t } from "./project-page-texts.ts";

type ProjectPageProps = { place: ActiveChannel; project: VideoProjectDetail };

export function ProjectPage({ place, project: saved }: ProjectPageProps) {
  const client = useQueryClient();
  const lock = useLock(saved.id, () => {
    void client.invalidateQueries({ queryKey: projectQuery(place, saved.id).queryKey });
    void client.invalidateQueries({ queryKey: activityQuery(saved.id).queryKey });
  });
  const editing = useProjectEditing({ place, project: saved, fence: lock.fence, onRefused: lock.beat });
  const project = editing.shown;
  const naming = useProjectName(project, (name) => editing.edit({ kind: "change", change: { name } }));
  const ideation = useIdeationAddress(place, saved.id);
  const mayEdit = canEdit(lock.state);
  usePageTitle(project.name);

  const edit = (done: ProjectEdit, failed?: string) => {
    editing.edit(done, failed);
    const inspiration = namingAfter(project, applyEdit(project, done));
    if (inspiration) naming.nameFrom(inspiration);
  };

  return (
    <ProjectPageProvider value={{ place, project, canEdit: mayEdit, edit, nameBeingWritten: naming.writing, ideation }}>
      <div className="flex min-w-0 flex-1">
        <div className="min-w-0 flex-1">
          <ProjectHeader isSaving={editing.isSaving} />
          <LockBanner lock={lock} />
          {mayEdit && (
            <StrandedEdits count={editing.stranded.length} onAgain={editing.sendAgain} onDiscard={editing.discard} />
          )}
          <main className="@container">
            <ProjectPackage />
            <OptionThumbnails />
            <OptionList type="title" />
            <OptionList type="concept" />
            <OptionSection title={t("notes.title")}>
              <NotesEditor projectId={saved.id} scope={place} isReadOnly={!mayEdit} />
            </OptionSection>
            <ProjectDetails />
            <Activity />
          </main>
        </div>
        {ideation.pane && <ProjectDrawer pane={ideation.pane} />}
      </div>
    </ProjectPageProvider>
  );
}
