import { executionsNamespace, type PassthroughRequest } from "@coldopen/contract/ideation/sockets";
import { isUnnamed } from "@coldopen/contract/projects/rules";
import { PROJECT_NAME_MAX, type VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useCallback, useEffect, useRef, useState } from "react";
import { log } from "../../lib/log.ts";
import { type Connection, connect } from "../../lib/sockets.ts";

type NameGenInspiration = PassthroughRequest["aiParameters"]["nameGenInspiration"];
type ProjectName = {
  /** The name while it is being streamed. */
  writing: string | undefined;
  /** Requests a name once, while the project has its default name. */
  nameFrom: (inspiration: NameGenInspiration) => void;
};

/** Names a project after the first option that was chosen. */
export function useProjectName(project: VideoProjectDetail, onNamed: (name: string) => void): ProjectName {
  const [writing, setWriting] = useState<string>();
  const namedProjects = useRef(new Set<string>());
  const line = useRef<Promise<Connection<typeof executionsNamespace>>>(undefined);
  const disconnect = useCallback(() => {
    line.current?.then(({ close }) => close()).catch(() => undefined);
    line.current = undefined;
  }, []);
  useEffect(() => disconnect, [disconnect]);

  const nameFrom = (nameGenInspiration: NameGenInspiration) => {
    if (!isUnnamed(project.name) || namedProjects.current.has(project.id)) return;
    namedProjects.current.add(project.id);
    const runId = crypto.randomUUID();
    const cancel = (cause: unknown) => {
      log.warn("Failed to name the project", cause);
      setWriting(undefined);
      disconnect();
    };
    line.current = connect(executionsNamespace, {
      execution: () => undefined,
      error: (failure) => failure.runId === runId && cancel(failure.errorReason),
      "passthrough-execution": (event) => {
        if (event.runId !== runId) return;
        const name = event.result.slice(0, PROJECT_NAME_MAX);
        setWriting(event.isWhole ? undefined : name);
        if (!event.isWhole) return;
        disconnect();
        if (name.trim() !== "") onNamed(name.trim());
      },
    });
    const { organizationId, channelUCID, id } = project;
    const tracking = { runId, organizationId, channelUCID, videoProjectId: id };
    line.current
      .then(({ ask }) => ask("passthrough-execution", { metadata: { tracking }, aiParameters: { nameGenInspiration } }))
      .catch(cancel);
  };
  return { writing, nameFrom };
}
