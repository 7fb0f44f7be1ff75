import path from "node:path";
import type { Config } from "../../platform/config.ts";
import { diskFiles } from "./disk.ts";
import type { Files } from "./port.ts";
import { s3Files } from "./s3/files.ts";

/** In a place of the studio's own, so that no sweep of one takes the files of another that shares the folder or bucket. */
export const chooseFiles = async (
  { s3, filesDir }: Pick<Config, "s3" | "filesDir">,
  studioId: string,
): Promise<Files> => (s3 ? s3Files(s3, { prefix: `${studioId}/` }) : diskFiles(path.join(filesDir, studioId)));
