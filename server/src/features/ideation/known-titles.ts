import type { ExecutionRequest } from "@coldopen/contract/ideation/schema";
import type { KnownTitle } from "../../adapters/text-model/port.ts";
import type { AppContext } from "../../app-context.ts";
import { findRelatedTitles } from "../outliers/index.ts";
import { subjectOf } from "./rules.ts";

const MAX_TITLES = 30;
const MAX_QUERY_LENGTH = 200;

/** Outlier titles on a similar subject in the same language. A failed search is logged: generation works without them. */
export async function findCatalogueTitles(
  context: Pick<AppContext, "db" | "searchDb" | "log">,
  { data, metadata }: ExecutionRequest,
): Promise<KnownTitle[]> {
  if (data.pane === "thumbnail") return [];
  const subject = subjectOf(data).slice(0, MAX_QUERY_LENGTH);
  try {
    const { detectLanguage } = await import("@coldopen/engine-text/language");
    const found = await findRelatedTitles(context, subject, {
      ucid: metadata.tracking.channelUCID,
      language: subject === "" ? undefined : detectLanguage(subject),
      limit: MAX_TITLES,
    });
    return found.map(({ videoId, title, performanceIndex }) => ({ videoId, title, lift: performanceIndex }));
  } catch (error) {
    context.log.warn({ err: error }, "Failed to find similar titles in the catalogue");
    return [];
  }
}
