import { executionsNamespace, type PassthroughRequest } from "@coldopen/contract/ideation/sockets";
import { hasDefaultName } from "@coldopen/contract/projects/rules";
import { PROJECT_NAME_MAX, type VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useCallback, useEffect, useRef, useState } from "react";
import { log } from "../../lib/log.ts";
import { type Connection, connect } from "../../lib/sockets.ts";

type NameGenInspiration = PassthroughRequest["aiParameters"]["nameGenInspiration"];
type ProjectName = {
  /** The name as it is being written. */
  writing: string | undefined;
  /** Asks for a name once, while the project has its default one. */
  nameFrom: (inspiration: NameGenInspiration) => void;
};

/** Names a project from the first element that was chosen. */
export function useProjectName(project: VideoProjectDetail, onNamed: (name: string) => void): ProjectName {
  const [writing, setWriting] = useState<string>();
  const asked = useRef(new Set<string>());
  const line = useRef<Promise<Connection<typeof executionsNamespace>>>(undefined);
  const hangUp = useCallback(() => {
    line.current?.then(({ close }) => close()).catch(() => undefined);
    line.current = undefined;
  }, []);
  useEffect(() => hangUp, [hangUp]);

  const nameFrom = (nameGenInspiration: NameGenInspiration) => {
    if (!hasDefaultName(project.name) || asked.current.has(project.id)) return;
    asked.current.add(project.id);
    const runId = crypto.randomUUID();
    const giveUp = (cause: unknown) => {
      log.warn("The project could not be named", cause);
      setWriting(undefined);
      hangUp();
    };
    line.current = connect(executionsNamespace, {
      execution: () => undefined,
      error: (failure) => failure.runId === runId && giveUp(failure.errorReason),
      "passthrough-execution": (event) => {
        if (event.runId !== runId) return;
        const name = event.result.slice(0, PROJECT_NAME_MAX);
        setWriting(event.isWhole ? undefined : name);
        if (!event.isWhole) return;
        hangUp();
        if (name.trim() !== "") onNamed(name.trim());
      },
    });
    const { organizationId, channelUCID, id } = project;
    const tracking = { runId, organizationId, channelUCID, videoProjectId: id };
    line.current
      .then(({ ask }) => ask("passthrough-execution", { metadata: { tracking }, aiParameters: { nameGenInspiration } }))
      .catch(giveUp);
  };
  return { writing, nameFrom };
}
