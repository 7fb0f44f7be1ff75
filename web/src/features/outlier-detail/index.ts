import { lazy } from "react";
import { loadModule } from "../../lib/load-module.ts";

export { cacheOutlier, outlierQuery } from "./api.ts";
export { useBrainstorm } from "./brainstorm.ts";
export const OutlierDetail = lazy(() => loadModule(() => import("./detail.tsx")));
