import { UserCheck, UserPlus } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/following.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import { useFollow } from "./use-follow.ts";

type FollowButtonProps = {
  channel: ActiveChannel;
  ucid: string;
  /** `picture` for the corner of a picture, `icon` for rows, `button` with a label. */
  look?: "picture" | "button" | "icon" | undefined;
  size?: "sm" | "md" | undefined;
};

export function FollowButton({ channel, ucid, look = "button", size = "md" }: FollowButtonProps) {
  const { isOn: isFollowing, isWaiting, toggle } = useFollow(channel, ucid);
  const icon = isFollowing ? <UserCheck /> : <UserPlus />;
  const name = t(isFollowing ? "unfollow" : "follow");
  const waiting = isWaiting ? { "aria-disabled": true } : {};
  if (look === "picture")
    return (
      <PictureAction label={name} icon={icon} tone={isFollowing ? "chosen" : "plain"} {...waiting} onClick={toggle} />
    );
  if (look === "icon")
    return (
      <IconButton
        size="sm"
        label={name}
        icon={icon}
        tone={isFollowing ? "on" : "plain"}
        {...waiting}
        onClick={toggle}
      />
    );
  return (
    <Button kind="outline" size={size} icon={icon} aria-label={name} {...waiting} onClick={toggle}>
      {t(isFollowing ? "following" : "follow")}
    </Button>
  );
}
