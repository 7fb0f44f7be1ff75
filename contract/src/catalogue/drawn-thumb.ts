import { z } from "zod";
import { VideoId } from "../outliers/schema.ts";
import { HexColor } from "../pictures/schema.ts";

export const DRAWN_THUMBS = { before: "/api/idea/thumbs/", after: ".webp" } as const;

const address = /^\/api\/idea\/thumbs\/([\w-]{11}\.webp)$/;

/** Address of the picture that is drawn for a video of the demo catalogue. */
export const drawnThumb = (videoId: string): string => `${DRAWN_THUMBS.before}${videoId}${DRAWN_THUMBS.after}`;

export const drawnFileOf = (thumb: string | null): string | undefined => address.exec(thumb ?? "")?.[1];

export const DrawnColor = z.object({ videoId: VideoId, color: HexColor });
export type DrawnColor = z.infer<typeof DrawnColor>;
