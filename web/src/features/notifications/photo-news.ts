import { paths } from "@coldopen/contract/paths";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { t } from "../../locales/en/notifications.ts";
import { banners } from "./banners.ts";

const News = z.object({
  id: z.number().int(),
  userId: z.string(),
  isGood: z.boolean(),
  place: z.object({ organizationId: z.string(), channelUcid: z.string() }).optional(),
});
export type PhotoNews = z.infer<typeof News>;
type Go = (address: string) => unknown;
const KEPT_MAX = 20;

/** What became of photos, until it is dismissed: a reload doesn't lose it. */
const kept = persisted("studio-photo-news", z.array(News));

function show({ id, isGood, place }: PhotoNews, go: Go): void {
  banners.show({
    key: `photo-${id}`,
    variant: isGood ? "success" : "danger",
    description: t(isGood ? "photo.succeeded" : "photo.failed"),
    onDismiss: () => kept.write((kept.read() ?? []).filter((news) => news.id !== id)),
    ...(place &&
      !isGood && {
        action: {
          text: t("photo.upload"),
          altText: t("photo.uploadAlt"),
          onSelect: () => void go(paths.channelSettings(place)),
        },
      }),
  });
}

export const photoNews = {
  tell(news: PhotoNews, go: Go) {
    const before = (kept.read() ?? []).filter(({ id }) => id !== news.id);
    kept.write([...before, news].slice(-KEPT_MAX));
    show(news, go);
  },
  showKept(userId: string, go: Go) {
    for (const news of kept.read() ?? []) if (news.userId === userId) show(news, go);
  },
};
