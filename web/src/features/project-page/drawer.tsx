import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { t } from "../../locales/en/project-page.ts";
import { type Idea, IdeationDrawer, type Use, useIsStreaming } from "../ideation/index.ts";
import { useGate } from "../labs/index.ts";
import { useAddToIdeaBank, useSetPrimary } from "../options/index.ts";
import { optionOf, useProjectPage } from "../project-editing/index.ts";
import { openThumbnailEditor, useThumbnailTools } from "../thumbnail-editor/index.ts";
import { ExitIdeation, useExitIdeation } from "./exit-ideation.tsx";

type Pane = ProjectOption["optionType"];

/** Beside the page from 1200 px, over it on narrower windows. */
export function ProjectDrawer({ pane }: { pane: Pane }) {
  const { project, canEdit, ideation } = useProjectPage("ProjectDrawer");
  const hasFreeform = useGate("STUDIO_FREEFORM_IDEATION_MULTIMODAL");
  const hasToolbar = useGate("STUDIO_FREEFORM_IDEATION_TOOLBAR");
  const { canEdit: hasEditing, canScore } = useThumbnailTools();
  const use = useIdea(pane);
  const exit = useExitIdeation(useIsStreaming(project.id), ideation.close);
  const editPicture = ({ id, content, description, seed }: Idea) =>
    openThumbnailEditor(project.id, {
      id,
      src: content,
      prompt: description ?? "",
      seed,
      title: project.titlePrimaryOption?.content ?? project.name,
      initialMode: hasEditing ? "editing" : "scoring",
    });
  const start = optionOf(project, ideation.from ?? "");
  return (
    <div className="fixed inset-y-0 right-0 z-(--z-drawer) flex max-w-full shadow-overlay wide:sticky wide:top-0 wide:h-dvh wide:shadow-none">
      <IdeationDrawer
        project={project}
        pane={pane}
        hasFreeform={hasFreeform}
        hasToolbar={hasToolbar}
        onEditPicture={hasEditing || canScore ? editPicture : undefined}
        isReadOnly={!canEdit}
        isNew={ideation.isNew && canEdit}
        startFrom={start && { id: start.id, text: start.content }}
        onPaneChange={(next) => ideation.open(next)}
        onClose={exit.ask}
        onUse={use}
      />
      <ExitIdeation exit={exit} />
    </div>
  );
}

/** Uses a result as the primary option, as a backup, or as a new idea. */
function useIdea(pane: Pane) {
  const { project, edit } = useProjectPage("useIdea");
  const setPrimary = useSetPrimary(pane);
  const addToIdeaBank = useAddToIdeaBank();
  return ({ content, description, seed }: Idea, action: Use) => {
    const fresh: ProjectOption = {
      id: crypto.randomUUID(),
      content,
      description,
      optionType: pane,
      source: "system",
      videoProjectId: project.id,
      seed,
    };
    if (action === "add_to_idea_bank") return addToIdeaBank.mutate(fresh);
    const options = optionsOfKind(project.options, pane);
    const known = options.find((option) => option.content === content);
    if (known) return action === "select" ? setPrimary(known.id) : undefined;
    const back = action === "select" ? { back: { to: options.length, asPrimary: true } } : {};
    edit({ kind: "addOption", option: fresh, ...back }, t("backupFailed"));
  };
}
