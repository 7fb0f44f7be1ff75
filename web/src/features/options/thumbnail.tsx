import { shownAt } from "@coldopen/contract/pictures/rules";
import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { hasModeToggle, startingMode } from "@coldopen/contract/thumbnails/rules";
import type { EditorMode } from "@coldopen/contract/thumbnails/schema";
import clsx from "clsx";
import {
  Archive,
  CircleDot,
  Copy,
  Download,
  Ellipsis,
  Eye,
  Gauge,
  Maximize2,
  Sparkles,
  Trash2,
  WandSparkles,
} from "lucide-react";
import { t } from "../../locales/en/options.ts";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import { downloadPicture } from "../pictures/index.ts";
import { primaryIdOf, useProjectPage } from "../project-editing/index.ts";
import { ideaOfElement, useAddToIdeaBank } from "../projects/index.ts";
import { openThumbnailEditor, useThumbnailTools } from "../thumbnail-editor/index.ts";
import { copyText, useDeleteOption } from "./actions.ts";
import { useSetPrimary } from "./radio.tsx";
import { type Order, useReorderRow } from "./reorder.ts";

/** Opens the thumbnail editor to edit, score or view. */
function useEditThumbnail() {
  const { project } = useProjectPage("useEditThumbnail");
  return ({ id, content, description, seed }: ProjectOption, initialMode: EditorMode) =>
    openThumbnailEditor(project.id, {
      id,
      src: content,
      prompt: description ?? "",
      seed,
      title: project.titlePrimaryOption?.content ?? project.name,
      initialMode,
    });
}

const openingOf = {
  editing: { label: "edit", icon: <WandSparkles /> },
  scoring: { label: "score", icon: <Gauge /> },
  viewing: { label: "view", icon: <Eye /> },
} as const;

type OptionThumbnailProps = {
  option: ProjectOption;
  position: number;
  order: Order;
  onZoom: () => void;
};

export function OptionThumbnail({ option, position, order, onZoom }: OptionThumbnailProps) {
  const { project, canEdit } = useProjectPage("OptionThumbnail");
  const setPrimary = useSetPrimary("thumbnail");
  const tools = useThumbnailTools();
  const edit = useEditThumbnail();
  const mode = canEdit ? startingMode(tools, "editing") : "viewing";
  const open = openingOf[mode];
  const isPrimary = primaryIdOf(project, "thumbnail") === option.id;
  const name = option.description ?? t("thumbnail", { position });
  const { rowProps, dragProps, isDragging, landing } = useReorderRow({ order, id: option.id, label: name });
  return (
    <li
      {...rowProps}
      {...dragProps}
      className={clsx(
        "rounded-md",
        isDragging && "opacity-50",
        landing && "outline-2 outline-offset-3 outline-brand-mark",
      )}
    >
      <Picture
        {...shownAt(option.content, "200px")}
        alt={name}
        selected={isPrimary}
        actions={
          <>
            {canEdit && (
              <PictureAction
                label={t(isPrimary ? "clearPrimary" : "select")}
                icon={<CircleDot />}
                aria-pressed={isPrimary}
                onClick={() => setPrimary(isPrimary ? null : option.id)}
              />
            )}
            <PictureAction label={t(open.label)} icon={open.icon} onClick={() => edit(option, mode)} />
            <PictureAction label={t("magnify")} icon={<Maximize2 />} onClick={onZoom} />
            <ThumbnailMenu option={option} name={name} />
          </>
        }
      />
      {isPrimary && <span className="sr-only">{t("primary")}</span>}
    </li>
  );
}

function ThumbnailMenu({ option, name }: { option: ProjectOption; name: string }) {
  const { channel, canEdit, ideation } = useProjectPage("ThumbnailMenu");
  const addToIdeaBank = useAddToIdeaBank(channel);
  const tools = useThumbnailTools();
  const edit = useEditThumbnail();
  const deleteOption = useDeleteOption();
  const { description } = option;
  return (
    <Menu align="end" trigger={<PictureAction label={t("more")} icon={<Ellipsis />} />}>
      <MenuItem icon={<Sparkles />} tone="ai" onSelect={() => ideation.open("thumbnail", option.id)}>
        {t("send_to_brainstorm")}
      </MenuItem>
      {canEdit && hasModeToggle(tools) && (
        <MenuItem icon={<Gauge />} onSelect={() => edit(option, "scoring")}>
          {t("score")}
        </MenuItem>
      )}
      <MenuItem icon={<Download />} onSelect={() => void downloadPicture(option.content, name)}>
        {t("download")}
      </MenuItem>
      <MenuItem icon={<Archive />} onSelect={() => addToIdeaBank.mutate(ideaOfElement(option))}>
        {t("add_to_idea_bank")}
      </MenuItem>
      {description && (
        <MenuItem icon={<Copy />} onSelect={() => void copyText(description)}>
          {t("copy")}
        </MenuItem>
      )}
      {canEdit && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => deleteOption(option)}>
            {t("delete")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
