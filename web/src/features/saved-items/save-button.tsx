import clsx from "clsx";
import { Heart } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/saved-items.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import type { Savable } from "./savable.ts";
import { useSaved } from "./use-saved.ts";

type SaveButtonProps = {
  channel: ActiveChannel;
  item: Savable;
  /** `picture` for the corner of a picture, `icon` for rows, `small-icon` for dense ones, `button` with a label. */
  look?: "picture" | "button" | "icon" | "small-icon" | undefined;
};

export function SaveButton({ channel, item, look = "button" }: SaveButtonProps) {
  const { isOn: isSaved, isWaiting, toggle } = useSaved(channel, item);
  // aria-pressed carries the state, so the name stays the same.
  const name = t(`save.${item.type}`);
  const state = { "aria-pressed": isSaved, ...(isWaiting && { "aria-disabled": true }), onClick: toggle };
  const heart = <Heart className={clsx(isSaved && "fill-current text-brand-mark")} />;
  if (look === "button")
    return (
      <Button kind="outline" icon={heart} {...state}>
        {isSaved ? t("saved") : name}
      </Button>
    );
  const named = { label: name, tip: isSaved ? t("unsave") : undefined, ...state };
  if (look === "picture") return <PictureAction {...named} icon={<Heart />} tone={isSaved ? "on" : "plain"} />;
  if (look === "icon") return <IconButton {...named} icon={heart} size="sm" />;
  return <IconButton {...named} icon={heart} size="xs" className="hover:bg-raised-2" />;
}

const heartStyles = {
  plate: "size-7 rounded-sm bg-plate text-[#fbbf24]",
  line: "size-6 flex-none text-brand-mark",
};

/** The heart of a saved item while its actions are hidden: on a picture, or in a line of text. */
export const SavedHeart = ({ look = "plate" }: { look?: keyof typeof heartStyles }) => (
  <span role="img" aria-label={t("kept")} className={clsx("grid place-items-center", heartStyles[look])}>
    <Heart className="fill-current" />
  </span>
);
