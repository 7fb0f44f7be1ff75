import { lazy, Suspense } from "react";
import { loadModule } from "../../lib/load-module.ts";
import { StorybeatsLoading } from "./loading.tsx";
import type { StorybeatsProps } from "./use-storybeats.ts";

const Loaded = lazy(() => loadModule(() => import("./storybeats.tsx")));

/** Loaded only if the gate is open. */
export const Storybeats = (props: StorybeatsProps) => (
  <Suspense fallback={<StorybeatsLoading />}>
    <Loaded {...props} />
  </Suspense>
);
