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
const MAX_STORED = 20;

/** Survives a reload until it is dismissed. `place` is a stored name. */
const stored = persisted("studio-photo-news", z.array(News));

function show({ id, isGood, place }: PhotoNews, go: Go): void {
  banners.show({
    key: `photo-${id}`,
    variant: isGood ? "success" : "danger",
    description: t(isGood ? "photo.succeeded" : "photo.failed"),
    onDismiss: () => stored.write((stored.read() ?? []).filter((news) => news.id !== id)),
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
  add(news: PhotoNews, go: Go) {
    const before = (stored.read() ?? []).filter(({ id }) => id !== news.id);
    stored.write([...before, news].slice(-MAX_STORED));
    show(news, go);
  },
  showStored(userId: string, go: Go) {
    for (const news of stored.read() ?? []) if (news.userId === userId) show(news, go);
  },
};
