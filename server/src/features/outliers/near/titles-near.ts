import type { World } from "../../../world.ts";
import { type Edition, shelfOf } from "../../editions/index.ts";
import { searchStore } from "../search/store.ts";
import { similarVideos } from "../similar/similar.ts";
import { type StrongTitle, stockStore } from "./stock-store.ts";

type Asked = { ucid: string; language?: string | undefined; limit: number };

const stocks = new WeakMap<Edition, Map<string, Promise<StrongTitle[]>>>();

/** An edition never changes, so that its strongest titles are read once. */
function stockOf(world: Pick<World, "searchDb">, edition: Edition, asked: Asked): Promise<StrongTitle[]> {
  const known = stocks.get(edition) ?? new Map<string, Promise<StrongTitle[]>>();
  stocks.set(edition, known);
  const key = `${asked.ucid} ${asked.language} ${asked.limit}`;
  const stock = known.get(key) ?? stockStore(world.searchDb).strongest(edition, { ...asked, language: asked.language });
  known.set(key, stock);
  stock.catch(() => known.delete(key));
  return stock;
}

/**
 * Titles that beat their channel: those nearest to a text, or where none is near the strongest of the channel's category.
 * Whatever edition is at hand will do, since whoever asks waits for the first word of an answer.
 */
export function titlesNear(
  world: Pick<World, "db" | "searchDb">,
  text: string,
  asked: Asked,
): Promise<readonly StrongTitle[]> {
  const similar = similarVideos(searchStore(world.searchDb));
  const read = async (edition: Edition) => {
    const [near, stock] = await Promise.all([
      similar(edition, { title: text, itemsPerPage: asked.limit, language: asked.language }),
      stockOf(world, edition, asked),
    ]);
    const strong = near.flatMap(({ videoId, title1: title, performanceIndex }) =>
      performanceIndex === null ? [] : [{ videoId, title, performanceIndex }],
    );
    return strong.length > 0 ? strong : stock;
  };
  return shelfOf(world).read(read, [], Number.POSITIVE_INFINITY);
}
