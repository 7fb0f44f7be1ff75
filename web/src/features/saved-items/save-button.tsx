import clsx from "clsx";
import { Heart } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import type { ActiveChannel } from "../channels/index.ts";
import { t } from "./texts.ts";
import { useSaveVideo } from "./use-save-video.ts";

type SaveButtonProps = {
  place: ActiveChannel;
  videoId: string;
  /** `picture` for the corner of one, `icon` for rows, `button` with its words. */
  look?: "picture" | "button" | "icon" | undefined;
  size?: "sm" | "md" | undefined;
};

export function SaveButton({ place, videoId, look = "button", size = "md" }: SaveButtonProps) {
  const { isOn: isSaved, isWaiting, toggle } = useSaveVideo(place, videoId);
  const name = t(isSaved ? "unsave" : "save");
  const waiting = isWaiting ? { "aria-disabled": true } : {};
  if (look === "picture")
    return (
      <PictureAction label={name} icon={<Heart />} tone={isSaved ? "on" : "plain"} {...waiting} onClick={toggle} />
    );
  const heart = <Heart className={clsx(isSaved && "fill-current text-brand-mark")} />;
  if (look === "icon") return <IconButton size="sm" label={name} icon={heart} {...waiting} onClick={toggle} />;
  return (
    <Button kind="outline" size={size} icon={heart} aria-label={name} {...waiting} onClick={toggle}>
      {t(isSaved ? "saved" : "save")}
    </Button>
  );
}

/** The heart that a saved video keeps while the other actions are hidden. */
export const KeptHeart = () => (
  <span
    role="img"
    aria-label={t("saved")}
    className="grid size-7 place-items-center rounded-sm bg-plate text-[#fbbf24]"
  >
    <Heart className="fill-current" />
  </span>
);
