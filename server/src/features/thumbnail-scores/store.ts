import type { Scope } from "@coldopen/contract/kernel/route";
import type { ThumbnailScore } from "@coldopen/contract/thumbnail-scores/schema";
import type { Database } from "../../platform/db/database.ts";
import { thumbnailScores } from "./tables.ts";

type Given = Omit<ThumbnailScore, "opinion"> & {
  createdBy: string;
  picture: string;
  pictureHash: string;
  title: string;
  version: number;
};

export const thumbnailScoreStore = (db: Pick<Database, "sql">) => ({
  keep: async ({ organizationId, channelUcid }: Scope, given: Given): Promise<void> => {
    await db.sql.insert(thumbnailScores).values({ organizationId, channelUcid, ...given });
  },
});
