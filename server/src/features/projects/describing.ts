import { pictureIdOf } from "@coldopen/contract/pictures/rules";
import { DESCRIPTION_MAX } from "@coldopen/contract/projects/schema";
import { type SQL, sql } from "drizzle-orm";
import { jobCall } from "../../platform/jobs/jobs.ts";
import type { World } from "../../world.ts";
import { describePicture } from "../pictures/index.ts";
import { optionStore } from "./option-store.ts";

/** Inside a statement that writes an option `row`: a thumbnail without words is looked at. */
export const describing = (row: string): SQL => {
  const option = sql.raw(row);
  const job = jobCall("projects:describe", sql`json_build_object('optionId', ${option}.id)`, {
    key: sql`'projects:describe:' || ${option}.id`,
    runAt: sql`clock_timestamp()`,
  });
  return sql`case when ${option}.option_type = 'thumbnail' and coalesce(${option}.description, '') = ''
    and ${option}.content like '/api/pictures/%' then ${job} end`;
};

/** Puts into words what a thumbnail shows, unless somebody has by then, and tells those who work on its channel. */
export async function describeThumbnail(
  world: Pick<World, "db" | "files" | "vision" | "stopping" | "announce">,
  optionId: string,
): Promise<void> {
  const options = optionStore(world.db);
  const option = await options.toDescribe(optionId);
  const pictureId = option && pictureIdOf(option.content);
  if (!option || !pictureId) return;
  const { organizationId, channelUcid, projectId, content } = option;
  const scope = { organizationId, channelUcid };
  const words = await describePicture(world, scope, pictureId);
  const description = words?.slice(0, DESCRIPTION_MAX);
  if (!description) return;
  await world.db.transaction(async () => {
    if (!(await options.describe(optionId, content, description))) return;
    const news = { projectId, thumbnailId: optionId, description };
    await world.announce.toChannel(scope, "system", { eventType: "videoProject:thumbnailDescribed", ...news });
  });
}
