import type { CanvasBoard } from "@coldopen/contract/idea-canvas/schema";
import { ideaCanvasNamespace } from "@coldopen/contract/idea-canvas/sockets";
import { useEffect, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { mayOutlivePage } from "../../lib/autosave/use-autosave.ts";
import { log } from "../../lib/log.ts";
import { connect } from "../../lib/sockets.ts";
import { toast } from "../../lib/toast.ts";
import { canvasApi, paramsOf } from "./api.ts";
import { type CanvasSession, openCanvasSession } from "./session.ts";
import { keepUnsavedChanges } from "./unsaved-changes.ts";

/** Opens a board that was loaded, and keeps it up to date while it is shown. */
export function useCanvas(channel: ActiveChannel, board: CanvasBoard): CanvasSession {
  const [session] = useState(() =>
    openCanvasSession(
      {
        save: (changes) =>
          canvasApi.change({ params: paramsOf(channel), body: { changes } }, { outlivesPage: mayOutlivePage(changes) }),
        load: () => canvasApi.board({ params: paramsOf(channel) }),
        onRefused: ({ message }) => toast.error(message),
      },
      board,
    ),
  );
  useEffect(() => subscribe(channel, session), [channel, session]);
  useEffect(() => keepUnsavedChanges(channel, session), [channel, session]);
  useEffect(() => {
    const onVisibility = () => {
      void (document.visibilityState === "hidden" ? session.flush() : session.catchUp());
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      session.close();
    };
  }, [session]);
  return session;
}

function subscribe({ organizationId, channelUcid }: ActiveChannel, session: CanvasSession): () => void {
  const connection = connect(ideaCanvasNamespace, {
    changed: (news) => {
      if (news.orgId === organizationId && news.channelUCID === channelUcid) session.receive(news);
    },
    connected: () => {
      // Changes between the last load and this connection are not sent again.
      void session.reload();
      void session.flush();
    },
  });
  connection.catch((cause: unknown) => log.warn("Failed to connect the idea canvas", cause));
  return () => void connection.then(({ close }) => close()).catch(() => undefined);
}
