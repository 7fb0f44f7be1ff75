import { CARD_PICTURE_WIDTH, shownAt } from "@coldopen/contract/pictures/rules";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { Image } from "lucide-react";
import { type PictureLoading, Plate, Thumbnail } from "../../ui/thumbnail.tsx";

type ProjectPictureProps = {
  project: Pick<VideoProject, "thumbnailPrimaryOption">;
  small?: boolean;
  plate?: string;
  loading?: PictureLoading | undefined;
  className?: string;
};

/** The primary thumbnail, or an empty frame of the same size. The title beside it is its name. */
export function ProjectPicture({ project, small = false, plate, loading, className }: ProjectPictureProps) {
  const address = project.thumbnailPrimaryOption?.content;
  if (address) {
    const sources = shownAt(address, small ? "80px" : CARD_PICTURE_WIDTH);
    return (
      <Thumbnail src={undefined} {...sources} small={small} plate={plate} loading={loading} className={className} />
    );
  }
  return (
    <span
      className={clsx(
        "relative grid aspect-video place-items-center border border-dashed border-line-strong text-faint",
        small ? "rounded-sm" : "rounded-md",
        className,
      )}
    >
      <Image className={small ? "size-3.5" : "size-5"} />
      {plate && <Plate>{plate}</Plate>}
    </span>
  );
}
