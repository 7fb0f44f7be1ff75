import { actionsOfCard } from "@coldopen/contract/ideation/rules";
import type { CardAction } from "@coldopen/contract/ideation/schema";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import type { YoutubeItem } from "@coldopen/contract/projects/schema";
import { useQuery } from "@tanstack/react-query";
import { Archive, Copy, Ellipsis, Maximize2, Sparkles, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/project-page.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PoweredTitle } from "../keywords/index.ts";
import { copyText, OptionSection } from "../options/index.ts";
import { outlierQuery } from "../outlier-detail/index.ts";
import { IndexChip } from "../outlier-index/index.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { ideaOfVideo, useAddToIdeaBank } from "../projects/index.ts";

const icons: Partial<Record<CardAction, ReactNode>> = {
  magnify: <Maximize2 />,
  send_to_brainstorm: <Sparkles />,
  add_to_idea_bank: <Archive />,
  copy: <Copy />,
  delete: <Trash2 />,
};
const EDITS: readonly CardAction[] = ["send_to_brainstorm", "delete"];

/** The videos that the project refers to; renders nothing without any. */
export function ProjectInspiration() {
  const { project } = useProjectPage("ProjectInspiration");
  if (project.youtubeItems.length === 0) return null;
  return (
    <OptionSection title={t("inspiration.title")} count={project.youtubeItems.length}>
      <p className="text-xs text-faint">{t("inspiration.about")}</p>
      <ul aria-label={t("inspiration.title")} className="mt-2 mb-1 grid gap-2 @2xl:grid-cols-2">
        {project.youtubeItems.map((item) => (
          <VideoCard key={item.videoId} item={item} />
        ))}
      </ul>
    </OptionSection>
  );
}

function VideoCard({ item }: { item: YoutubeItem }) {
  const { project, openVideo } = useProjectPage("VideoCard");
  const { data: video } = useQuery(outlierQuery(item.videoId));
  const [now] = useState(() => new Date());
  return (
    <li className="group/video relative flex items-center gap-3 rounded-md bg-surface p-2 inset-ring inset-ring-line">
      <Picture
        small
        {...(video && thumbShownAt(video, "112px"))}
        alt=""
        loading={video ? undefined : "plain"}
        className="w-28 flex-none"
      />
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 font-medium">
          <button
            type="button"
            onClick={() => openVideo(item.videoId)}
            className="rounded-xs text-left after:absolute after:inset-0 after:rounded-md"
          >
            <PoweredTitle ucid={project.channelUCID} title={item.title} />
          </button>
        </h3>
        {video && <p className="mt-0.5 truncate text-xs text-faint">{video.name}</p>}
      </div>
      {video && <IndexChip video={video} now={now} className="relative z-1" />}
      <VideoMenu item={item} />
    </li>
  );
}

function VideoMenu({ item }: { item: YoutubeItem }) {
  const { channel, project, canEdit, edit, ideation, openVideo } = useProjectPage("VideoMenu");
  const addToIdeaBank = useAddToIdeaBank(channel);
  const { youtubeItems } = project;
  const act = (action: CardAction) => {
    switch (action) {
      case "magnify":
        return openVideo(item.videoId);
      case "send_to_brainstorm":
        return ideation.open("title");
      case "add_to_idea_bank":
        return addToIdeaBank.mutate(ideaOfVideo(item));
      case "copy":
        return void copyText(`https://www.youtube.com/watch?v=${item.videoId}`);
      case "delete":
        edit({ kind: "change", change: { youtubeItems: youtubeItems.filter((other) => other !== item) } });
        return toast.success(t("inspiration.removed"), {
          label: t("undo"),
          onSelect: () => edit({ kind: "change", change: { youtubeItems } }),
        });
    }
  };
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          className="relative z-1"
          label={t("inspiration.more", { title: item.title })}
          icon={<Ellipsis />}
        />
      }
    >
      {actionsOfCard.video
        .filter((action) => canEdit || !EDITS.includes(action))
        .map((action) => (
          <MenuItem
            key={action}
            icon={icons[action]}
            tone={action === "delete" ? "danger" : action === "send_to_brainstorm" ? "ai" : "plain"}
            onSelect={() => act(action)}
          >
            {t(`inspiration.actions.${action}`)}
          </MenuItem>
        ))}
    </Menu>
  );
}
