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
  /** Cancels a request, allows the next one, and returns the name that was generated. */
  cancel: () => string | undefined;
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
  const generated = useRef<string>(undefined);
  useEffect(() => disconnect, [disconnect]);

  const nameFrom = (nameGenInspiration: NameGenInspiration) => {
    if (!isUnnamed(project.name) || namedProjects.current.has(project.id)) return;
    namedProjects.current.add(project.id);
    const runId = crypto.randomUUID();
    const fail = (cause: unknown) => {
      log.warn("Failed to name the project", cause);
      setWriting(undefined);
      disconnect();
    };
    line.current = connect(executionsNamespace, {
      execution: () => undefined,
      error: (failure) => failure.runId === runId && fail(failure.errorReason),
      "passthrough-execution": (event) => {
        if (event.runId !== runId) return;
        const name = event.result.slice(0, PROJECT_NAME_MAX);
        setWriting(event.isWhole ? undefined : name);
        if (!event.isWhole) return;
        disconnect();
        if (name.trim() === "") return;
        generated.current = name.trim();
        onNamed(name.trim());
      },
    });
    const { organizationId, channelUCID, id } = project;
    const tracking = { runId, organizationId, channelUCID, videoProjectId: id };
    line.current
      .then(({ ask }) => ask("passthrough-execution", { metadata: { tracking }, aiParameters: { nameGenInspiration } }))
      .catch(fail);
  };
  const cancel = () => {
    disconnect();
    setWriting(undefined);
    namedProjects.current.delete(project.id);
    const name = generated.current;
    generated.current = undefined;
    return name;
  };
  return { writing, nameFrom, cancel };
}
