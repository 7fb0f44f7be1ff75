import clsx from "clsx";
import { Check, ImageOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useDrawnColor } from "../lib/drawn-color.ts";
import { pictureSource } from "../lib/picture-source.ts";
import { Image } from "./image.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Spinner } from "./spinner.tsx";
import { StreamLine } from "./stream-line.tsx";

type PictureProps = {
  src?: string | null | undefined;
  /** The same picture in other widths, and its displayed width. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  ratio?: "16:9" | "9:16" | undefined;
  /** A duration, always visible, bottom right. */
  plate?: ReactNode;
  /** Shown on hover or focus, top right. */
  actions?: ReactNode;
  /** Shown in place of the actions at rest, such as a saved heart. */
  resting?: ReactNode;
  selected?: boolean | undefined;
  /** A checkbox for multiple selection. */
  tick?: boolean | undefined;
  /** `ai` shows the blurred draft under a stream line. */
  loading?: "plain" | "ai" | undefined;
  loadingText?: string | undefined;
  /** The main colour, shown until the picture is loaded; drawn pictures of the catalogue have their own. */
  color?: string | undefined;
  eager?: boolean | undefined;
  /** The picture was loaded, or can't be. */
  onSettled?: ((outcome: "loaded" | "failed") => void) | undefined;
  small?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

export function Picture(props: PictureProps) {
  const { alt, ratio = "16:9", plate, actions, resting, selected, tick, loading, loadingText, small } = props;
  const src = pictureSource(props.src);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  // A picture that failed without a network is loaded once the network is back.
  useEffect(() => {
    if (failedSrc === null) return;
    const retry = () => setFailedSrc(null);
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failedSrc]);
  const present = Boolean(src) && src !== failedSrc;
  const drawnColor = useDrawnColor(src);
  const placeholder = { backgroundColor: props.color ?? drawnColor };
  return (
    <div
      aria-busy={loading !== undefined}
      className={clsx(
        "group/picture relative block overflow-hidden bg-sunken",
        ratio === "16:9" ? "aspect-video" : "aspect-9/16",
        small ? "rounded-sm" : "rounded-md",
        selected && "outline-2 outline-offset-2 outline-brand-mark",
        props.className,
      )}
    >
      {loading === "plain" && <Skeleton className="size-full rounded-none" style={placeholder} />}
      {loading === undefined && present && src !== loadedSrc && (
        <Skeleton className="absolute inset-0" style={placeholder} />
      )}
      {loading !== "plain" && src && present && (
        <Image
          src={src}
          srcSet={props.srcSet}
          sizes={props.sizes}
          alt={alt}
          loading={props.eager ? "eager" : "lazy"}
          onLoad={() => {
            setLoadedSrc(src);
            props.onSettled?.("loaded");
          }}
          onError={() => {
            setFailedSrc(src);
            props.onSettled?.("failed");
          }}
          className={clsx("relative size-full object-cover", loading === "ai" && "scale-110 blur-md")}
        />
      )}
      {!present && loading === undefined && <PictureMissing small={small} />}
      {loading === "ai" && <AiVeil text={loadingText} />}
      <span
        className={clsx(
          "pointer-events-none absolute inset-0 rounded-[inherit] [box-shadow:var(--picture-edge)]",
          actions && "group-hover/picture:[box-shadow:inset_0_0_0_1px_rgb(255_255_255/.22)]",
        )}
      />
      {props.children}
      {plate && <PicturePlate className="right-1.5 bottom-1.5">{plate}</PicturePlate>}
      {tick !== undefined && <Tick on={tick} />}
      {resting && (
        <span className="absolute top-1.5 right-1.5 flex group-focus-within/picture:invisible group-hover/picture:invisible pointer-coarse:invisible">
          {resting}
        </span>
      )}
      {actions && (
        <span className="absolute top-1.5 right-1.5 flex gap-1 opacity-0 transition-opacity duration-(--d-fast) group-focus-within/picture:opacity-100 group-hover/picture:opacity-100 pointer-coarse:opacity-100">
          {actions}
        </span>
      )}
    </div>
  );
}

type PlateProps = { className?: string | undefined; children: ReactNode };

/** A label on a picture; the class sets the corner. */
export const PicturePlate = ({ className, children }: PlateProps) => (
  <span
    className={clsx(
      "absolute inline-flex items-center gap-1 rounded-xs bg-plate px-1.25 py-px text-micro font-medium text-on-plate [&>.lucide]:size-3",
      className,
    )}
  >
    {children}
  </span>
);

export const PictureMissing = ({ small }: { small?: boolean | undefined }) => (
  <span
    role="img"
    aria-label="Image not available"
    className="flex size-full flex-col items-center justify-center gap-1.5 bg-surface text-xs text-faint"
  >
    <ImageOff className={small ? "size-4" : "size-4.5"} />
    {!small && "Image not available"}
  </span>
);

const AiVeil = ({ text }: { text?: string | undefined }) => (
  <span
    role="status"
    className="absolute inset-0 flex items-center justify-center gap-2.5 bg-plate/50 font-medium text-on-plate"
  >
    <Spinner className="text-[#cbb8ff]" label={text === undefined ? "Loading" : undefined} />
    {text}
    <StreamLine className="absolute inset-x-0 bottom-0" />
  </span>
);

const Tick = ({ on }: { on: boolean }) => (
  <span
    aria-hidden
    className={clsx(
      "absolute bottom-1.5 left-1.5 grid size-4 place-items-center rounded-sm",
      on ? "bg-brand text-on-brand" : "bg-plate inset-ring-[1.5px] inset-ring-on-plate",
    )}
  >
    {on && <Check className="size-3 stroke-3" />}
  </span>
);
