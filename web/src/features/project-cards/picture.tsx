import type { VideoProject } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { Image } from "lucide-react";
import { shownAt } from "../../lib/shown-at.ts";
import { Thumbnail } from "../../ui/thumbnail.tsx";

type ProjectPictureProps = {
  project: Pick<VideoProject, "thumbnailPrimaryOption">;
  small?: boolean;
  plate?: string;
  className?: string;
};

/** The chosen thumbnail, or an empty frame of the same size. The title beside it names it. */
export function ProjectPicture({ project, small = false, plate, className }: ProjectPictureProps) {
  const src = project.thumbnailPrimaryOption?.content;
  if (src)
    return <Thumbnail {...shownAt(src, small ? "80px" : "320px")} small={small} plate={plate} className={className} />;
  return (
    <span
      className={clsx(
        "grid aspect-video place-items-center border border-dashed border-line-strong text-faint",
        small ? "rounded-sm" : "rounded-md",
        className,
      )}
    >
      <Image className={small ? "size-3.5" : "size-5"} />
    </span>
  );
}
