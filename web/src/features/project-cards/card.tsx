import { paths } from "@coldopen/contract/paths";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import type { ReactNode } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { compactNumber, duration } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/project-cards.ts";
import type { PictureLoading } from "../../ui/thumbnail.tsx";
import { PoweredTitle } from "../keywords/index.ts";
import { editedText, titleOf } from "./card-rules.ts";
import { ProjectDue, ProjectIndex, ProjectStatusBadge, ProjectTags } from "./facts.tsx";
import { ProjectPicture } from "./picture.tsx";

type ProjectCardProps = {
  channel: ActiveChannel;
  project: VideoProject;
  now: Date;
  pictureLoading?: PictureLoading | undefined;
  children?: ReactNode;
};

/** The whole card links to the project. */
export const ProjectCard = ({ channel, project, now, pictureLoading, children }: ProjectCardProps) => (
  <article className="group/card relative min-w-0">
    <ProjectPicture project={project} plate={duration(project.duration)} loading={pictureLoading} />
    <h3 className="mt-2 line-clamp-2 font-semibold">
      <Link
        data-item-link=""
        href={paths.project(channel, project.id)}
        className="rounded-xs group-hover/card:underline group-hover/card:underline-offset-3 after:absolute after:inset-0 after:rounded-md"
      >
        <PoweredTitle ucid={channel.channelUcid} title={titleOf(project)} />
      </Link>
    </h3>
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      <ProjectStatusBadge project={project} />
      {project.publishDate && <ProjectDue project={project} now={now} />}
      <ProjectIndex project={project} now={now} />
    </div>
    <p className="type-data mt-1 flex flex-wrap gap-x-2 text-xs text-faint">
      {project.views !== null && <span>{t("card.views", { views: compactNumber(project.views) })}</span>}
      {project.averageViewDuration !== null && (
        <span>{t("card.avd", { length: duration(project.averageViewDuration) })}</span>
      )}
      <span>{editedText(project, now)}</span>
    </p>
    {project.videoProjectTags.length > 0 && (
      <div className="mt-1.5">
        <ProjectTags project={project} />
      </div>
    )}
    {children}
  </article>
);
