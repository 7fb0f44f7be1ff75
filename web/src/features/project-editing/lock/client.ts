import { LOCK_HEARTBEAT_MS, type LockRequest, videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import { useEffect, useReducer, useRef } from "react";
import { log } from "../../../lib/log.ts";
import { connect } from "../../../lib/sockets.ts";
import { canEdit, type LockEvent, reduceLock, unknownLock } from "./state.ts";

type Action = LockRequest["action"];
type LockHandlers = { dispatch: (event: LockEvent) => void; projectChanged: () => void };

/** The lock connection of one page: it renews the lock every three seconds and receives its changes. */
function openLockConnection(projectId: string, { dispatch, projectChanged }: LockHandlers) {
  const forThisProject =
    <D extends { videoProjectId: string }>(react: (data: D) => void) =>
    (data: D) => {
      if (data.videoProjectId === projectId) react(data);
    };
  const connection = connect(videoProjectsNamespace, {
    connected: () => void renewLock(),
    lockChanged: forThisProject(({ lockOwner }) => {
      dispatch({ kind: "ownerChanged", owner: lockOwner });
      void renewLock();
    }),
    penAsked: forThisProject(({ by }) => dispatch({ kind: "lockRequested", by })),
    penKept: forThisProject(() => dispatch({ kind: "refused" })),
    projectChanged: forThisProject(projectChanged),
  });
  const request = async (action: Action) =>
    (await connection).ask("clientRequest", { action, data: { videoProjectId: projectId } });
  const send = (action: Action) =>
    request(action).then(
      (reply) => dispatch({ kind: "answered", reply }),
      (cause: unknown) => {
        log.warn("Lock request failed", cause);
        dispatch({ kind: "unreachable" });
      },
    );
  const renewLock = () => send("videoProjectLock");
  const close = () => connection.then((opened) => opened.close()).catch(() => undefined);
  return { send, renewLock, unlock: () => request("videoProjectUnlock").catch(() => undefined), close };
}
type LockConnection = ReturnType<typeof openLockConnection>;

/** Holds or watches the edit lock of a project while its page is open. */
export function useLock(projectId: string, onChanged: () => void) {
  const [state, dispatch] = useReducer(reduceLock, unknownLock);
  const latest = useRef({ state, onChanged });
  latest.current = { state, onChanged };
  const connection = useRef<LockConnection>(undefined);

  useEffect(() => {
    let isOpen = true;
    const opened = openLockConnection(projectId, {
      dispatch: (event) => isOpen && dispatch(event),
      projectChanged: () => isOpen && latest.current.onChanged(),
    });
    connection.current = opened;
    const unlock = async () => {
      if (canEdit(latest.current.state)) await opened.unlock();
    };
    const heartbeat = setInterval(() => void opened.renewLock(), LOCK_HEARTBEAT_MS);
    const onVisible = () => document.visibilityState === "visible" && void opened.renewLock();
    const onHidden = () => void unlock();
    document.addEventListener("visibilitychange", onVisible);
    addEventListener("pagehide", onHidden);
    return () => {
      isOpen = false;
      clearInterval(heartbeat);
      document.removeEventListener("visibilitychange", onVisible);
      removeEventListener("pagehide", onHidden);
      void unlock().finally(opened.close);
    };
  }, [projectId]);

  const send = (action: Action) => void connection.current?.send(action);
  return {
    state,
    fence: () => latest.current.state.fence,
    renewLock: () => send("videoProjectLock"),
    requestLock: () => {
      dispatch({ kind: "requested" });
      send("videoProjectAskForPen");
    },
    handOver: () => {
      dispatch({ kind: "lockKept" });
      send("videoProjectHandOver");
    },
    keepLock: () => {
      dispatch({ kind: "lockKept" });
      send("videoProjectKeepPen");
    },
  };
}
export type ProjectLock = ReturnType<typeof useLock>;
