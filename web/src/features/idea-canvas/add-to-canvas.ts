import { type CanvasBoard, type CanvasCard, CanvasChange } from "@coldopen/contract/idea-canvas/schema";
import { paths } from "@coldopen/contract/paths";
import { ThumbnailAddress } from "@coldopen/contract/pictures/schema";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { useMutation } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { titleOf } from "../project-cards/index.ts";
import { canvasApi, paramsOf } from "./api.ts";
import { placeBelow } from "./card-size.ts";
import { newCard } from "./new-card.ts";
import { countToSave } from "./state.ts";

/** A project is a thumbnail on the canvas if it has one, else a concept, else a title. */
function cardOf(project: VideoProject): CanvasCard {
  const { id: projectId, titleScore: score, thumbnailPrimaryOption, conceptPrimaryOption } = project;
  const title = titleOf(project);
  const shared = { projectId, score };
  const picture = ThumbnailAddress.safeParse(thumbnailPrimaryOption?.content);
  if (picture.success) return newCard({ kind: "thumbnail", text: title, picture: picture.data, ...shared });
  const concept = conceptPrimaryOption?.content ?? "";
  return newCard({ kind: concept === "" ? "title" : "concept", title, text: concept, ...shared });
}

/** Cards of the projects that are not on the board yet, below its other cards. */
export function cardsToAdd({ cards }: Pick<CanvasBoard, "cards">, projects: readonly VideoProject[]): CanvasCard[] {
  const known = new Set(cards.map(({ projectId }) => projectId));
  return placeBelow(cards, projects.filter(({ id }) => !known.has(id)).map(cardOf));
}

async function addProjects(channel: ActiveChannel, projects: readonly VideoProject[]): Promise<number> {
  const params = paramsOf(channel);
  const cards = cardsToAdd(await canvasApi.board({ params }), projects);
  const changes = cards.map((card) => CanvasChange.parse({ type: "addCard", card }));
  for (let rest = changes; rest.length > 0; rest = rest.slice(countToSave(rest)))
    await canvasApi.change({ params, body: { changes: rest.slice(0, countToSave(rest)) } });
  return cards.length;
}

/** Adds projects to the canvas from another screen. */
export function useAddToCanvas(channel: ActiveChannel): (projects: readonly VideoProject[]) => void {
  const go = useGo();
  const { mutate } = useMutation({
    mutationFn: (projects: readonly VideoProject[]) => addProjects(channel, projects),
    meta: { failed: t("addProjects.failed") },
    onSuccess: (added, projects) =>
      toast.success(
        added > 0 ? t("addProjects.done", { count: added }) : t("addProjects.known", { count: projects.length }),
        { label: t("addProjects.open"), onSelect: () => void go(paths.ideaCanvas(channel)) },
      ),
  });
  return mutate;
}
