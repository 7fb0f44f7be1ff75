import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { channelStore } from "../channels/index.ts";
import { figureStore } from "./figure-store.ts";
import { chooseFigures, estimateFigures, type Figures } from "./rules.ts";

/** The figures of a channel: from its analytics where they are connected, else estimated from the catalogue. */
export async function findFigures(
  { db, audience, log, now }: Pick<AppContext, "db" | "audience" | "log" | "now">,
  scope: AuthorizedScope,
): Promise<Figures> {
  const { channelUcid } = scope;
  const [report, channel, known, videos] = await Promise.all([
    audience.findReport(scope).catch((error: unknown) => {
      log.warn({ err: error, channelUcid }, "Failed to read audience analytics");
      return undefined;
    }),
    catalogueStore(db).findChannel(channelUcid),
    channelStore(db).findByUcid(channelUcid),
    figureStore(db).listVideos(channelUcid),
  ]);
  const subscribers = channel?.subscribers ?? known?.subscribers ?? null;
  const measured = report && {
    ...report,
    gender: [...report.gender],
    age: [...report.age],
    geography: [...report.geography],
  };
  return { ...chooseFigures(estimateFigures({ subscribers }, videos, now()), measured), videos: videos.length };
}
