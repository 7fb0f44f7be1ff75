import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import { CARD_PICTURE_WIDTH, shownAt } from "@coldopen/contract/pictures/rules";
import type { SavedItem, SavedOutlier } from "@coldopen/contract/saved-items/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { duration } from "../../lib/format.ts";
import { t } from "../../locales/en/saved-items.ts";
import { Picture } from "../../ui/picture.tsx";
import { PoweredTitle } from "../keywords/index.ts";
import { IndexChip } from "../outlier-index/index.ts";
import { type ItemActs, PictureActions, TextActions } from "./item-actions.tsx";
import { ChannelLine, OutlierLink, outlierFacts, savedAge, TypeLine } from "./item-facts.tsx";

export type ItemProps = {
  channel: ActiveChannel;
  item: SavedItem;
  now: Date;
  acts: ItemActs;
  /** The panel shows the title only. */
  compact?: boolean | undefined;
  onOpen?: ((videoId: string) => void) | undefined;
};

export function ItemCard(props: ItemProps) {
  const { type, outliersVideo, thumbnail } = props.item;
  if (outliersVideo) return <OutlierItem {...props} video={outliersVideo} />;
  if (type === "outliers") return <LostItem {...props} />;
  return thumbnail ? <ThumbnailItem {...props} src={thumbnail} /> : <TextItem {...props} />;
}

function OutlierItem({
  channel,
  item,
  video,
  now,
  acts,
  compact = false,
  onOpen,
}: ItemProps & { video: SavedOutlier }) {
  return (
    <article className="group/item relative">
      <Picture
        {...thumbShownAt(video, CARD_PICTURE_WIDTH)}
        alt=""
        ratio={video.isShort ? "9:16" : "16:9"}
        plate={duration(video.duration)}
      />
      <div className="mt-2.25 flex items-start justify-between gap-2.5">
        <h3 className="line-clamp-2 font-semibold">
          <OutlierLink channel={channel} video={video} onOpen={onOpen} />
        </h3>
        <IndexChip video={video} now={now} className="relative z-1" />
      </div>
      {!compact && (
        <>
          <div className="mt-1.75">
            <ChannelLine channel={channel} video={video} />
          </div>
          <p className="type-data mt-1.25 truncate text-xs text-faint">{outlierFacts(video, now)}</p>
        </>
      )}
      <PictureActions item={item} acts={acts} />
    </article>
  );
}

const ThumbnailItem = ({ item, src, now, acts }: ItemProps & { src: string }) => (
  <article className="group/item relative">
    <Picture {...shownAt(src, "320px")} alt={item.description ?? t("item.thumbnail")} />
    <div className="mt-2 flex items-center justify-between gap-2">
      <TypeLine type={item.type} />
      <SavedOn item={item} now={now} />
    </div>
    <PictureActions item={item} acts={acts} />
  </article>
);

/** A saved outlier that is no longer on the platform, or could not be confirmed there. */
const LostItem = ({ item, now, acts }: ItemProps) => (
  <article className="group/item relative rounded-md bg-surface p-4 inset-ring inset-ring-line">
    <div className="flex items-center justify-between gap-2">
      <TypeLine type={item.type} />
      <SavedOn item={item} now={now} />
    </div>
    <h3 className="mt-2 text-muted">{t("item.lost")}</h3>
    {item.description && <p className="mt-1.5 text-xs text-muted">{item.description}</p>}
    <div className="mt-3 -mb-1 -ml-0.5">
      <TextActions item={item} acts={acts} />
    </div>
  </article>
);

const TextItem = ({ channel, item, now, acts }: ItemProps) => (
  <article className="group/item relative rounded-md bg-surface p-4 inset-ring inset-ring-line">
    <div className="flex items-center justify-between gap-2">
      <TypeLine type={item.type} />
      <SavedOn item={item} now={now} />
    </div>
    {item.title !== null ? (
      <h3 className="mt-2 text-[15px] leading-5 font-semibold break-words">
        <PoweredTitle ucid={channel.channelUcid} title={item.title} />
      </h3>
    ) : (
      <p className="mt-2 line-clamp-12 text-md break-words whitespace-pre-line">{item.concept}</p>
    )}
    {item.description && <p className="mt-1.5 text-xs text-muted">{item.description}</p>}
    <div className="mt-3 -mb-1 -ml-0.5">
      <TextActions item={item} acts={acts} />
    </div>
  </article>
);

const SavedOn = ({ item, now }: Pick<ItemProps, "item" | "now">) => (
  <span className="text-micro text-faint">{t("item.savedOn", { when: savedAge(item, now) })}</span>
);
