import { paths } from "@coldopen/contract/paths";
import { Ellipsis, Eye, Heart, Info, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/project-page.ts";
import { Button } from "../../ui/button.tsx";
import { DueLabel } from "../../ui/due-label.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { CommentsButton } from "../comments/index.ts";
import { dueLabel, mayDelete } from "../project-cards/index.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { useUser } from "../session/index.ts";
import { DeleteProject } from "./delete-project.tsx";
import { RenameInPlace } from "./rename-in-place.tsx";
import { RenameProject } from "./rename-project.tsx";
import { ProjectStatusMenu } from "./status.tsx";
import { VideoDetails } from "./video-details.tsx";

type ProjectHeaderProps = {
  isSaving: boolean;
  hasSavedItems: boolean;
  onSavedItems: () => void;
  hasComments: boolean;
  onComments: () => void;
  onPreview: () => void;
};

export function ProjectHeader(props: ProjectHeaderProps) {
  const { isSaving, hasSavedItems, onSavedItems, hasComments, onComments, onPreview } = props;
  const { channel, project } = useProjectPage("ProjectHeader");
  const due = dueLabel(project, new Date());
  return (
    <header className="sticky top-0 z-(--z-sticky) flex min-h-13 items-center gap-2 border-b max-sm:flex-wrap border-line bg-background px-(--page-x) py-2">
      <nav aria-label={t("projects")} className="flex flex-none gap-2 text-muted">
        <Link href={paths.projects(channel)} className="rounded-xs hover:text-text">
          {t("projects")}
        </Link>
        <span aria-hidden>/</span>
      </nav>
      <RenameInPlace />
      <div className="ml-auto flex flex-none items-center gap-2 max-sm:w-full max-sm:flex-wrap">
        <span role="status" className="text-xs text-faint">
          {isSaving && t("saving")}
        </span>
        <ProjectStatusMenu />
        {project.publishDate && <DueLabel tone={due.tone}>{due.text}</DueLabel>}
        <CommentsButton isOpen={hasComments} onClick={onComments} />
        <Button size="sm" icon={<Eye />} onClick={onPreview}>
          {t("preview")}
        </Button>
        <IconButton
          label={t(hasSavedItems ? "savedItems.close" : "savedItems.open")}
          aria-pressed={hasSavedItems}
          tone={hasSavedItems ? "on" : "plain"}
          icon={<Heart />}
          onClick={onSavedItems}
        />
        <ProjectMenu />
      </div>
    </header>
  );
}

function ProjectMenu() {
  const { canEdit } = useProjectPage("ProjectMenu");
  const isDeletable = useIsDeletable();
  const [open, setOpen] = useState<"rename" | "details" | "delete">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu align="end" trigger={<IconButton label={t("menu.more")} icon={<Ellipsis />} />}>
        {canEdit && (
          <MenuItem icon={<Pencil />} onSelect={() => setOpen("rename")}>
            {t("menu.rename")}
          </MenuItem>
        )}
        <MenuItem icon={<Info />} onSelect={() => setOpen("details")}>
          {t("menu.details")}
        </MenuItem>
        {isDeletable && canEdit && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setOpen("delete")}>
              {t("menu.delete")}
            </MenuItem>
          </>
        )}
      </Menu>
      {open === "rename" && <RenameProject onClose={close} />}
      {open === "details" && <VideoDetails onClose={close} />}
      {open === "delete" && <DeleteProject onClose={close} />}
    </>
  );
}

function useIsDeletable(): boolean {
  const { channel, project } = useProjectPage("useIsDeletable");
  return mayDelete(project, useUser(), channel);
}
