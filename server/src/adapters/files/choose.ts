import type { Config } from "../../platform/config.ts";
import { diskFiles } from "./disk.ts";
import type { Files } from "./port.ts";
import { s3Files } from "./s3/files.ts";

export const chooseFiles = async ({ s3, filesDir }: Pick<Config, "s3" | "filesDir">): Promise<Files> =>
  s3 ? s3Files(s3) : diskFiles(filesDir);
