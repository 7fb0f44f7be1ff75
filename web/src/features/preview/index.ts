import { lazy } from "react";
import { loadModule } from "../../lib/load-module.ts";

export const PreviewPanel = lazy(() => loadModule(() => import("./panel.tsx")));
