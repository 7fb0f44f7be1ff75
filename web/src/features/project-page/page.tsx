import type { PassthroughRequest } from "@coldopen/contract/ideation/sockets";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { loadModule } from "../../lib/load-module.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/project-page.ts";
import { CommentsPanel, commentsKey, useCommentsAddress } from "../comments/index.ts";
import { NotesEditor, notesKey } from "../documents/index.ts";
import { FeedTests } from "../feed-tests/index.ts";
import { useProjectName } from "../ideation/index.ts";
import { useGate } from "../labs/index.ts";
import { OptionList, OptionSection, OptionThumbnails } from "../options/index.ts";
import { PreviewPanel } from "../preview/index.ts";
import {
  activityQuery,
  applyEdit,
  canEdit,
  LockBanner,
  optionOf,
  type ProjectEdit,
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
import { ProjectPackage } from "./package.tsx";

type Inspiration = PassthroughRequest["aiParameters"]["nameGenInspiration"];

/** The options a name can be generated from, once one was chosen; undefined if nothing changed. */
function namingAfter(before: VideoProjectDetail, after: VideoProjectDetail): Inspiration | undefined {
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
  const editing = useProjectEditing({ channel, project: saved, fence: lock.fence, onRefused: lock.beat });
  const project = editing.shown;
  const naming = useProjectName(project, (name) => editing.edit({ kind: "change", change: { name } }));
  const ideation = useIdeationAddress(channel, saved.id);
  const mayEdit = canEdit(lock.state);
  const hasStorybeats = useGate("STUDIO_STORYBEATS");
  const mayUpload = useGate("STUDIO_PROJECT_NOTES_FILE_UPLOAD");
  const hasSimilar = useGate("STUDIO_SIMILAR_VIDEOS_IN_PROJECTS");
  const [panel, sendPanel] = useSavedItemsPanel();
  const comments = useCommentsAddress(channel, saved.id);
  const [isPreviewed, setPreviewed] = useState(false);
  usePageTitle(project.name);

  const edit = (done: ProjectEdit, failed?: string) => {
    editing.edit(done, failed);
    const inspiration = namingAfter(project, applyEdit(project, done));
    if (inspiration) naming.nameFrom(inspiration);
  };

  return (
    <ProjectPageProvider
      value={{ channel, project, canEdit: mayEdit, edit, nameBeingWritten: naming.writing, ideation }}
    >
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
        {ideation.pane && <ProjectDrawer pane={ideation.pane} />}
        <ThumbnailEditorOutlet />
        {isPreviewed && (
          <Suspense>
            <PreviewPanel channel={channel} project={project} onClose={() => setPreviewed(false)} />
          </Suspense>
        )}
      </div>
    </ProjectPageProvider>
  );
}
