import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { catalogueRoutes } from "@coldopen/contract/catalogue/routes";
import { useEffect, useState } from "react";
import { api } from "./api.ts";
import { batched } from "./batched.ts";

const MAX_VIDEOS = 100;
const catalogueApi = api(catalogueRoutes, { whenSignedOut: "fail" });
const known = new Map<string, string>();

/** One request for all pictures of a render. Colours are decoration, so a failure is ignored. */
const fetchColor = batched(MAX_VIDEOS, async (videoId: readonly string[]) => {
  const found = await catalogueApi.colors({ query: { videoId: [...videoId] } }).catch(() => undefined);
  for (const { videoId, color } of found?.results ?? []) known.set(videoId, color);
  return videoId.map((id) => known.get(id) ?? null);
});

/** The main colour of a drawn picture, which is known before the picture is drawn. Undefined for other pictures. */
export function useDrawnColor(src: string | null | undefined): string | undefined {
  const videoId = drawnFileOf(src ?? null)?.replace(/\.\w+$/, "");
  const [, setFound] = useState<string | null>(null);
  useEffect(() => {
    if (!videoId || known.has(videoId)) return;
    let isCurrent = true;
    void fetchColor(videoId).then((color) => {
      if (isCurrent) setFound(color);
    });
    return () => {
      isCurrent = false;
    };
  }, [videoId]);
  return videoId ? known.get(videoId) : undefined;
}
