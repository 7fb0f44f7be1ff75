import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { type ExecutionEvent, type IdeaElement, TEXT_ELEMENTS } from "@coldopen/contract/ideation/schema";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { cutText } from "@coldopen/contract/kernel/names";
import { projectNameFrom } from "@coldopen/contract/projects/rules";
import { CONCEPT_MAX } from "@coldopen/contract/projects/schema";
import { useEffect, useRef, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { log } from "../../lib/log.ts";
import { refusalText } from "../../lib/refusal.ts";
import { type Connection, connect } from "../../lib/sockets.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { headingOf, wordsOf } from "./card-text.ts";
import { createProjectOf } from "./project-material.ts";

export type Combination = {
  sources: readonly [CanvasCard, CanvasCard];
  total: number | undefined;
  written: number;
};
type Running = { runId: string; connection: Promise<Connection<typeof executionsNamespace>> };
type OnElement = (element: IdeaElement, sources: Combination["sources"], projectId: string) => void;

/**
 * Brainstorms titles from two cards. The brainstorm belongs to the project of one of them, or to a new idea, where it
 * can be continued.
 */
export function useCombine(channel: ActiveChannel, onElement: OnElement) {
  const [combination, setCombination] = useState<Combination>();
  const running = useRef<Running>(undefined);
  const end = () => {
    void running.current?.connection.then(({ close }) => close()).catch(() => undefined);
    running.current = undefined;
    setCombination(undefined);
  };
  useEffect(
    () => () => {
      void running.current?.connection.then(({ close }) => close()).catch(() => undefined);
    },
    [],
  );

  async function start(sources: Combination["sources"]): Promise<void> {
    const [one, other] = sources;
    const runId = crypto.randomUUID();
    let written = 0;
    setCombination({ sources, total: undefined, written });
    try {
      const name = projectNameFrom(headingOf(one));
      const projectId = one.project?.id ?? other.project?.id ?? (await createProjectOf(channel, sources, name)).id;
      const receive = (event: ExecutionEvent) => {
        if (event.runId !== runId || running.current?.runId !== runId) return;
        if (event.state === "start") setCombination({ sources, total: event.total, written });
        if (event.state === "partial" && event.isWhole) {
          written++;
          setCombination({ sources, total: TEXT_ELEMENTS, written });
          onElement(event.element, sources, projectId);
        }
        if (event.state === "error") toast.error(event.errorReason);
        if (event.state === "complete") toast.success(t("combine.done", { count: written }));
        if (event.state === "complete" || event.state === "error" || event.state === "stopped") end();
      };
      const connection = connect(executionsNamespace, {
        execution: receive,
        "passthrough-execution": () => undefined,
        error: ({ runId: failed, errorReason }) => receive({ runId: failed, state: "error", errorReason }),
      });
      running.current = { runId, connection };
      await (await connection).ask("execution", {
        metadata: {
          tracking: {
            runId,
            organizationId: channel.organizationId,
            channelUCID: channel.channelUcid,
            videoProjectId: projectId,
          },
          overrides: {},
        },
        data: {
          pane: "title",
          option: "combine",
          input: cutText(wordsOf(one), CONCEPT_MAX),
          otherInput: cutText(wordsOf(other), CONCEPT_MAX),
          numElementsToGenerate: TEXT_ELEMENTS,
          scoring: true,
          inspiration: {},
          inspirationLevel: 0.5,
          exclude: [],
          references: [],
        },
      });
    } catch (error) {
      log.warn("Failed to combine two cards", error);
      toast.error((error instanceof Error && refusalText(error)) || t("combine.failed"));
      end();
    }
  }

  return {
    combination,
    combine: (one: CanvasCard, other: CanvasCard) => {
      if (running.current || combination) return;
      if (wordsOf(one) === "" || wordsOf(other) === "") return toast.error(t("combine.empty"));
      void start([one, other]);
    },
    stop: () => {
      const { runId, connection } = running.current ?? {};
      if (runId && connection) void connection.then(({ ask }) => ask("stop", { runId })).catch(() => undefined);
      end();
    },
  };
}
