import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { loadModule } from "../../lib/load-module.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/project-page.ts";
import { DragArea } from "../../ui/drag-area.tsx";
import { CommentsPanel, commentsKey, useCommentsAddress } from "../comments/index.ts";
import { NotesEditor, notesKey } from "../documents/index.ts";
import { FeedTests } from "../feed-tests/index.ts";
import { useGate } from "../labs/index.ts";
import { OptionList, OptionSection, OptionThumbnails } from "../options/index.ts";
import { PreviewPanel } from "../preview/index.ts";
import {
  activityQuery,
  canEdit,
  LockBanner,
  ProjectPageProvider,
  StrandedEdits,
  useIdeationAddress,
  useLock,
  useProjectEditing,
} from "../project-editing/index.ts";
import { projectQuery } from "../projects/index.ts";
import { SavedItemsPanel, useSavedItemsPanel } from "../saved-items/index.ts";
import { Storybeats } from "../storybeats/index.ts";
import { ThumbnailEditorOutlet } from "../thumbnail-editor/index.ts";
import { Activity } from "./activity.tsx";
import { ProjectDetails } from "./details.tsx";
import { ProjectDrawer } from "./drawer.tsx";
import { ProjectHeader } from "./header.tsx";
import { ProjectInspiration } from "./inspiration.tsx";
import { ProjectPackage } from "./package.tsx";
import { useNamedEditing } from "./use-naming.ts";
import { VideoDialog } from "./video-dialog.tsx";

const SimilarVideos = lazy(() => loadModule(() => import("./similar-videos.tsx")));

type ProjectPageProps = { channel: ActiveChannel; project: VideoProjectDetail };

export function ProjectPage({ channel, project: saved }: ProjectPageProps) {
  const client = useQueryClient();
  const lock = useLock(saved.id, () => {
    void client.invalidateQueries({ queryKey: projectQuery(channel, saved.id).queryKey });
    void client.invalidateQueries({ queryKey: activityQuery(saved.id).queryKey });
    void client.invalidateQueries({ queryKey: notesKey(saved.id) });
    void client.invalidateQueries({ queryKey: commentsKey(saved.id) });
  });
  const editing = useProjectEditing({ channel, project: saved, fence: lock.fence, onRefused: lock.renewLock });
  const project = editing.shown;
  const ideation = useIdeationAddress(channel, saved.id);
  const mayEdit = canEdit(lock.state);
  const { edit, takeBack, nameBeingWritten } = useNamedEditing(editing, ideation.isNew && mayEdit);
  const hasStorybeats = useGate("STUDIO_STORYBEATS");
  const mayUpload = useGate("STUDIO_PROJECT_NOTES_FILE_UPLOAD");
  const hasSimilar = useGate("STUDIO_SIMILAR_VIDEOS_IN_PROJECTS");
  const [panel, sendPanel] = useSavedItemsPanel();
  const comments = useCommentsAddress(channel, saved.id);
  const [isPreviewed, setPreviewed] = useState(false);
  const [video, setVideo] = useState<string>();
  usePageTitle(project.name);

  return (
    <ProjectPageProvider
      value={{ channel, project, canEdit: mayEdit, edit, openVideo: setVideo, nameBeingWritten, ideation }}
    >
      {/* The targets of a brainstorm are at the edge of the window, where dragging would scroll. */}
      <DragArea autoScroll={false}>
        <div className="flex min-w-0 flex-1">
          <div className="min-w-0 flex-1">
            <ProjectHeader
              isSaving={editing.underWay.length > 0}
              hasSavedItems={panel.isVisible}
              onSavedItems={() => sendPanel(panel.isVisible ? "close" : "open")}
              hasComments={comments.isOpen}
              onComments={comments.toggle}
              onPreview={() => setPreviewed(true)}
            />
            <LockBanner lock={lock} />
            {mayEdit && <StrandedEdits projectId={saved.id} underWay={editing.underWay} onAgain={editing.sendAgain} />}
            <main className="painted-apart @container">
              <ProjectPackage />
              <ProjectInspiration />
              <OptionThumbnails />
              <OptionList type="title" />
              <OptionList type="concept" />
              <Suspense>
                <FeedTests />
              </Suspense>
              {hasStorybeats && (
                <Storybeats projectId={saved.id} scope={channel} isReadOnly={!mayEdit} fence={lock.fence} />
              )}
              <OptionSection title={t("notes.title")}>
                <NotesEditor projectId={saved.id} scope={channel} isReadOnly={!mayEdit} mayUpload={mayUpload} />
              </OptionSection>
              {hasSimilar && (
                <Suspense>
                  <SimilarVideos />
                </Suspense>
              )}
              <ProjectDetails />
              <Activity />
            </main>
          </div>
          {panel.isVisible && (
            <Suspense>
              <SavedItemsPanel channel={channel} state={panel} send={sendPanel} />
            </Suspense>
          )}
          {comments.isOpen && (
            <Suspense>
              <CommentsPanel onClose={comments.toggle} />
            </Suspense>
          )}
          {ideation.pane && <ProjectDrawer pane={ideation.pane} onTakeBack={takeBack} />}
          <ThumbnailEditorOutlet />
          {video && <VideoDialog videoId={video} onClose={() => setVideo(undefined)} onVideo={setVideo} />}
          {isPreviewed && (
            <Suspense>
              <PreviewPanel channel={channel} project={project} onClose={() => setPreviewed(false)} />
            </Suspense>
          )}
        </div>
      </DragArea>
    </ProjectPageProvider>
  );
}
