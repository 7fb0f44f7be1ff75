import type { ExecutionRequest } from "@coldopen/contract/ideation/schema";
import type { KnownTitle } from "../../adapters/text-model/port.ts";
import type { World } from "../../world.ts";
import { findRelatedTitles } from "../outliers/index.ts";
import { aboutRequest } from "./rules.ts";

const TITLES = 30;
const SEARCHED_LENGTH = 200;

/** What beat its channel near the subject, in its language. Ideas come without it too: a catalogue at fault only costs them that. */
export async function catalogueTitles(
  world: Pick<World, "db" | "searchDb" | "log">,
  { data, metadata }: ExecutionRequest,
): Promise<KnownTitle[]> {
  if (data.pane === "thumbnail") return [];
  const subject = aboutRequest(data).slice(0, SEARCHED_LENGTH);
  try {
    const { detectLanguage } = await import("@coldopen/engine-text/language");
    const found = await findRelatedTitles(world, subject, {
      ucid: metadata.tracking.channelUCID,
      language: subject === "" ? undefined : detectLanguage(subject),
      limit: TITLES,
    });
    return found.map(({ videoId, title, performanceIndex }) => ({ videoId, title, lift: performanceIndex }));
  } catch (error) {
    world.log.warn({ err: error }, "Ideas are made without the catalogue");
    return [];
  }
}
