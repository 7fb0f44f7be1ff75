import { AppError } from "@coldopen/contract/kernel/errors";
import type { AudienceReport } from "../../adapters/audience/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { channelStore } from "../channels/index.ts";
import { figureStore } from "./figure-store.ts";
import { chooseFigures, estimateFigures, type Figures } from "./rules.ts";

/** The figures that the catalogue allows, and those of a report where there is one. */
export async function estimateForChannel(
  { db, now }: Pick<AppContext, "db" | "now">,
  { channelUcid }: AuthorizedScope,
  report?: AudienceReport,
): Promise<Figures> {
  const channel = await catalogueStore(db).findChannel(channelUcid);
  const known = await channelStore(db).findByUcid(channelUcid);
  const videos = await figureStore(db).listVideos(channelUcid);
  const subscribers = channel?.subscribers ?? known?.subscribers ?? null;
  const measured = report && {
    ...report,
    gender: [...report.gender],
    age: [...report.age],
    geography: [...report.geography],
  };
  return { ...chooseFigures(estimateFigures({ subscribers }, videos, now()), measured), videos: videos.length };
}

type FigurePorts = Pick<AppContext, "db" | "audience" | "log" | "now">;

/** The figures of a channel: from its analytics where they are connected, else estimated from the catalogue. */
export async function readFigures(context: FigurePorts, scope: AuthorizedScope): Promise<Figures> {
  const report = await context.audience.findReport(scope).catch((cause: unknown) => {
    throw new AppError(
      "upstream_failed",
      "The analytics of this channel could not be read. Its figures stay as they are; try again in a moment.",
      { cause },
    );
  });
  return estimateForChannel(context, scope, report);
}

/** The same for a new pitch, which is not refused because of its analytics: it starts with estimates. */
export async function readFiguresOrEstimate(context: FigurePorts, scope: AuthorizedScope): Promise<Figures> {
  const report = await context.audience.findReport(scope).catch((error: unknown) => {
    context.log.warn({ err: error, channelUcid: scope.channelUcid }, "Failed to read audience analytics");
    return undefined;
  });
  return estimateForChannel(context, scope, report);
}
