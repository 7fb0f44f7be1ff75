import { optionsOfKind, primaryField } from "@coldopen/contract/projects/rules";
import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { toast } from "../../lib/toast.ts";
import { useRootAttribute } from "../../lib/use-root-attribute.ts";
import { t } from "../../locales/en/project-page.ts";
import { type Idea, IdeationDrawer, type Use, useIsStreaming } from "../ideation/index.ts";
import { useGate } from "../labs/index.ts";
import { optionOf, useProjectPage } from "../project-editing/index.ts";
import { ideaOfElement, useAddToIdeaBank } from "../projects/index.ts";
import { openThumbnailEditor, useThumbnailTools } from "../thumbnail-editor/index.ts";
import { ExitIdeation, useExitIdeation } from "./exit-ideation.tsx";
import type { Choice } from "./use-naming.ts";

type Pane = ProjectOption["optionType"];

type ProjectDrawerProps = { pane: Pane; onTakeBack: (choice: Choice) => void };

/** Beside the page from 1200 px, over it on narrower windows. */
export function ProjectDrawer({ pane, onTakeBack }: ProjectDrawerProps) {
  const { project, canEdit, ideation, openVideo } = useProjectPage("ProjectDrawer");
  const hasFreeform = useGate("STUDIO_FREEFORM_IDEATION_MULTIMODAL");
  const hasToolbar = useGate("STUDIO_FREEFORM_IDEATION_TOOLBAR");
  const { canEdit: hasEditing, canScore } = useThumbnailTools();
  const use = useIdea(pane, onTakeBack);
  useRootAttribute("data-beside-toasts");
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
        onOpenVideo={openVideo}
      />
      <ExitIdeation exit={exit} />
    </div>
  );
}

/** Uses a result as the primary option, as a backup, or as a new idea. The first two can be taken back. */
function useIdea(pane: Pane, onTakeBack: (choice: Choice) => void) {
  const { channel, project, edit } = useProjectPage("useIdea");
  const addToIdeaBank = useAddToIdeaBank(channel);
  return ({ content, description, seed }: Idea, action: Use) => {
    if (action === "add_to_idea_bank")
      return addToIdeaBank.mutate(ideaOfElement({ content, description, seed, optionType: pane }));
    const options = optionsOfKind(project.options, pane);
    const known = options.find((option) => option.content === content);
    const isSelected = action === "select";
    if (known && (!isSelected || project[primaryField(pane)] === known.id)) return;
    const optionId = known?.id ?? crypto.randomUUID();
    if (known) edit({ kind: "change", change: { [primaryField(pane)]: known.id } });
    else {
      const option: ProjectOption = {
        id: optionId,
        content,
        description,
        optionType: pane,
        source: "system",
        videoProjectId: project.id,
        seed,
      };
      const back = isSelected ? { back: { to: options.length, asPrimary: true } } : {};
      edit({ kind: "addOption", option, ...back }, t("backupFailed"));
    }
    toast.success(t(isSelected ? `used.primary.${pane}` : `used.added.${pane}`), {
      label: t("undo"),
      onSelect: () => onTakeBack({ before: project, type: pane, optionId, isAdded: !known }),
    });
  };
}
