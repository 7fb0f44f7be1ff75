import type { Across } from "../../lib/use-columns.ts";
import type { VideoType } from "./search.ts";

export const columnsOf: Record<VideoType, Across> = { videos: [5, 4, 3, 2, 1], shorts: [7, 6, 5, 3, 2] };
