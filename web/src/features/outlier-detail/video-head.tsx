import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { Lightbulb, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { displayDate, relativeAge, roundedNumber } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/outlier-detail.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { FollowButton } from "../following/index.ts";
import { PoweredTitle } from "../keywords/index.ts";
import { ideaOfVideo, useAddToIdeaBank, youtubeItemOf } from "../projects/index.ts";
import { subscribersQuery } from "./api.ts";
import { useBrainstorm } from "./brainstorm.ts";

type VideoHeadProps = {
  channel: ActiveChannel;
  video: OutlierVideo;
  now: Date;
  saveButton: ReactNode;
};

export function VideoHead({ channel, video, now, saveButton }: VideoHeadProps) {
  const bank = useAddToIdeaBank(channel);
  const { brainstorm, isStarting } = useBrainstorm(channel, video);
  const { ucid, name, channelThumbnail, subscribers, uploaded, title1 } = video;
  return (
    <>
      <h2 className="mt-4 text-xl font-semibold tracking-[-.01em] font-stretch-[106%]">
        <PoweredTitle ucid={channel.channelUcid} title={title1} />
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Avatar name={name} src={channelThumbnail} size={32} decorative />
        <div className="min-w-0 flex-1 basis-50 leading-4.5">
          <Link
            href={paths.creator(channel, ucid)}
            className="block max-w-full truncate rounded-xs font-semibold hover:underline hover:underline-offset-3"
          >
            {name}
          </Link>
          <span className="text-xs whitespace-nowrap text-faint">
            {subscribers === null ? (
              <MissingSubscribers ucid={ucid} />
            ) : (
              t("subscribers", { count: roundedNumber(subscribers) })
            )}
            {" · "}
            <time dateTime={uploaded} title={relativeAge(uploaded, now)}>
              {displayDate(uploaded)}
            </time>
          </span>
        </div>
        <div className="flex flex-wrap gap-3">
          <FollowButton channel={channel} ucid={ucid} />
          {saveButton}
          <IconButton
            label={t("toIdeaBank")}
            icon={<Lightbulb />}
            busy={bank.isPending}
            onClick={() => bank.mutate(ideaOfVideo(youtubeItemOf(video)))}
          />
          <Button
            kind="ai-fill"
            icon={<Sparkles />}
            busy={isStarting}
            busyLabel={t("brainstorming")}
            onClick={brainstorm}
          >
            {t("brainstorm")}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Fetches a subscriber count that the list did not have. */
function MissingSubscribers({ ucid }: { ucid: string }) {
  const { data, isError } = useQuery(subscribersQuery(ucid));
  if (isError) return <span role="alert">{t("subscribersFailed")}</span>;
  return data == null ? t("noSubscribers") : t("subscribers", { count: roundedNumber(data) });
}
