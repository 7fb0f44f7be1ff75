import { LOCK_HEARTBEAT_MS, type LockRequest, videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import { useEffect, useReducer, useRef } from "react";
import { log } from "../../../lib/log.ts";
import { connect } from "../../../lib/sockets.ts";
import { canEdit, type LockEvent, reduceLock, unknownLock } from "./state.ts";

type Action = LockRequest["action"];
type LockHandlers = { dispatch: (event: LockEvent) => void; projectChanged: () => void };

/** The lock connection of one page: it renews the lock every three seconds and receives its changes. */
function openLockConnection(projectId: string, { dispatch, projectChanged }: LockHandlers) {
  const here =
    <D extends { videoProjectId: string }>(react: (data: D) => void) =>
    (data: D) => {
      if (data.videoProjectId === projectId) react(data);
    };
  const line = connect(videoProjectsNamespace, {
    connected: () => void beat(),
    lockChanged: here(({ lockOwner }) => {
      dispatch({ kind: "ownerChanged", owner: lockOwner });
      void beat();
    }),
    penAsked: here(({ by }) => dispatch({ kind: "penAsked", by })),
    penKept: here(() => dispatch({ kind: "refused" })),
    projectChanged: here(projectChanged),
  });
  const request = async (action: Action) =>
    (await line).ask("clientRequest", { action, data: { videoProjectId: projectId } });
  const say = (action: Action) =>
    request(action).then(
      (reply) => dispatch({ kind: "answered", reply }),
      (cause: unknown) => {
        log.warn("Failed to reach the project lock", cause);
        dispatch({ kind: "unreachable" });
      },
    );
  const beat = () => say("videoProjectLock");
  const close = () => line.then((connection) => connection.close()).catch(() => undefined);
  return { say, beat, unlock: () => request("videoProjectUnlock").catch(() => undefined), close };
}
type Line = ReturnType<typeof openLockConnection>;

/** Holds or watches the edit lock of a project while its page is open. */
export function useLock(projectId: string, onChanged: () => void) {
  const [state, dispatch] = useReducer(reduceLock, unknownLock);
  const latest = useRef({ state, onChanged });
  latest.current = { state, onChanged };
  const line = useRef<Line>(undefined);

  useEffect(() => {
    let isOpen = true;
    const opened = openLockConnection(projectId, {
      dispatch: (event) => isOpen && dispatch(event),
      projectChanged: () => isOpen && latest.current.onChanged(),
    });
    line.current = opened;
    const unlock = async () => {
      if (canEdit(latest.current.state)) await opened.unlock();
    };
    const heartbeat = setInterval(() => void opened.beat(), LOCK_HEARTBEAT_MS);
    const whenSeen = () => document.visibilityState === "visible" && void opened.beat();
    const whenHidden = () => void unlock();
    document.addEventListener("visibilitychange", whenSeen);
    addEventListener("pagehide", whenHidden);
    return () => {
      isOpen = false;
      clearInterval(heartbeat);
      document.removeEventListener("visibilitychange", whenSeen);
      removeEventListener("pagehide", whenHidden);
      void unlock().finally(opened.close);
    };
  }, [projectId]);

  const say = (action: Action) => void line.current?.say(action);
  return {
    state,
    fence: () => latest.current.state.fence,
    beat: () => say("videoProjectLock"),
    requestLock: () => {
      dispatch({ kind: "requested" });
      say("videoProjectAskForPen");
    },
    handOver: () => {
      dispatch({ kind: "penKept" });
      say("videoProjectHandOver");
    },
    keepPen: () => {
      dispatch({ kind: "penKept" });
      say("videoProjectKeepPen");
    },
  };
}
export type ProjectLock = ReturnType<typeof useLock>;
