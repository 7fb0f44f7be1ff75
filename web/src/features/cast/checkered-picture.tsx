import clsx from "clsx";
import { localPicture, pictureSource } from "../../lib/picture-source.ts";

type CheckeredPictureProps = { src: string | undefined; alt: string; className?: string };

const squares =
  "bg-[repeating-conic-gradient(var(--raised-2)_0_25%,var(--surface)_0_50%)] bg-size-[14px_14px] inset-ring inset-ring-line";

/** A picture with transparency on a checkered background. Its source is stored or part of a response. */
export const CheckeredPicture = ({ src, alt, className }: CheckeredPictureProps) => (
  <span className={clsx("relative block flex-none overflow-hidden rounded-md", squares, className)}>
    {src && (
      <img
        src={pictureSource(src) ?? localPicture(src)}
        alt={alt}
        className="absolute inset-0 size-full object-contain object-bottom"
      />
    )}
  </span>
);
