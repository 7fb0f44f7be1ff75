import { lazy } from "react";
import { loadModule } from "../../lib/load-module.ts";

export { useCommentsAddress } from "./address.ts";
export { commentsKey } from "./api.ts";
export { CommentsButton } from "./button.tsx";
export const CommentsPanel = lazy(() => loadModule(() => import("./panel.tsx")));
