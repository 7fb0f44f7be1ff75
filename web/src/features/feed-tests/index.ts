import { lazy } from "react";
import { loadModule } from "../../lib/load-module.ts";

export const FeedTests = lazy(() => loadModule(() => import("./section.tsx")));
