import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import { shownAt } from "@coldopen/contract/pictures/rules";
import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import { duration } from "../../lib/format.ts";
import { t } from "../../locales/en/saved-items.ts";
import { Picture } from "../../ui/picture.tsx";
import { PoweredTitle } from "../keywords/index.ts";
import { IndexChip } from "../outlier-index/index.ts";
import { TextActions } from "./item-actions.tsx";
import type { ItemProps } from "./item-card.tsx";
import { OutlierLink, outlierFacts, savedAge, TypeLine, typeGlyphs } from "./item-facts.tsx";

export function ItemRow({ channel, item, now, acts, onOpen }: ItemProps) {
  const { outliersVideo: video } = item;
  return (
    <article className="group/item relative flex min-h-(--row) items-center gap-3 border-b border-line py-2 transition-colors duration-(--d-fast) hover:bg-surface">
      <Lead item={item} />
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-semibold">
          {video ? (
            <OutlierLink channel={channel} video={video} onOpen={onOpen} />
          ) : (
            <Words channel={channel} item={item} />
          )}
        </h3>
        <p className="type-data mt-0.5 flex items-center gap-2 truncate text-xs text-faint">
          <TypeLine type={item.type} />
          {video && (
            <span className="truncate">
              {[duration(video.duration), video.name, outlierFacts(video, now)].join(" · ")}
            </span>
          )}
        </p>
      </div>
      {video && <IndexChip video={video} now={now} className="relative z-1" />}
      <span className="w-28 flex-none text-right text-xs text-faint max-md:hidden">
        {t("item.savedOn", { when: savedAge(item, now) })}
      </span>
      <span className="flex w-36 flex-none justify-end">
        <TextActions item={item} acts={acts} />
      </span>
    </article>
  );
}

/** Keywords are known for titles only. */
const Words = ({ channel, item }: Pick<ItemProps, "channel" | "item">) =>
  item.title !== null ? <PoweredTitle ucid={channel.channelUcid} title={item.title} /> : wordsOf(item);

const wordsOf = ({ type, concept, description }: SavedItem): string =>
  type === "outliers" ? t("item.lost") : (concept ?? description ?? t("item.thumbnail"));

function Lead({ item: { type, outliersVideo: video, thumbnail } }: Pick<ItemProps, "item">) {
  const Glyph = typeGlyphs[type];
  return (
    <span className="grid w-20 flex-none place-items-center">
      {video || thumbnail ? (
        <Picture
          small
          {...(thumbnail ? shownAt(thumbnail, "80px") : video && thumbShownAt(video, "80px"))}
          alt=""
          className={video?.isShort ? "aspect-9/16! h-11" : "w-full"}
        />
      ) : (
        <span className="grid aspect-video w-full place-items-center rounded-sm bg-raised text-faint">
          <Glyph />
        </span>
      )}
    </span>
  );
}
