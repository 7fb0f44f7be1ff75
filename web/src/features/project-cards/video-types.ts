import type { ProjectType } from "@coldopen/contract/projects/schema";
import { texts } from "../../lib/i18n.ts";
import { videoTypes } from "../../locales/en/video-types.ts";

export const typeName: (type: ProjectType) => string = texts("video-types", videoTypes);
