import type { ideaCanvasRoutes } from "@coldopen/contract/idea-canvas/routes";
import type { AppContext } from "../../app-context.ts";
import { asWriter } from "../../platform/http/request-info.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { canvasService } from "./service.ts";

export const ideaCanvasHandlers = (context: AppContext): Handlers<typeof ideaCanvasRoutes> => {
  const service = canvasService(context);
  return {
    board: ({ scope }) => service.board(scope),
    change: ({ scope, body, ...from }) => service.change(asWriter(from), scope, body.changes),
    setLock: ({ scope, body, ...from }) => service.setLock(asWriter(from), scope, body.isLocked),
    cardHistory: ({ scope, params }) => service.cardHistory(scope, params.id),
  };
};
