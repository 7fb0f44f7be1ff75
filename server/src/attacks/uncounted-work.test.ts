import { AppError } from "@coldopen/contract/kernel/errors";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AppContext } from "../app-context.ts";
import { examples } from "../testing/access-matrix/examples.ts";
import { type Home, makeHome } from "../testing/access-matrix/home.ts";
import { messageExamples } from "../testing/access-matrix/messages.ts";
import { type Operation, operationsOf } from "../testing/access-matrix/operations.ts";
import { send } from "../testing/access-matrix/send.ts";
import { executionsSocket, scriptedModel } from "../testing/ideation.ts";
import { noLimits } from "../testing/no-limits.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

vi.setConfig({ testTimeout: 1_200_000 });

const refuse = () => Promise.reject(new AppError("rate_limited", "You can start none.", { retryAfterSeconds: 7 }));
/** What draws, looks or asks a model, each call of it written down. */
function recordingPorts(context: AppContext, calls: string[]) {
  const record =
    <A extends unknown[], R>(name: string, call: (...values: A) => R) =>
    (...values: A): R => {
      calls.push(name);
      return call(...values);
    };
  const { model } = scriptedModel();
  return {
    textModel: {
      ...model,
      ideas: record("ideas", model.ideas),
      projectName: record("projectName", model.projectName),
      opinion: record("opinion", () => Promise.reject(new Error("No opinion"))),
    },
    imageModel: { ...context.imageModel, generateImage: record("generateImage", context.imageModel.generateImage) },
    lettering: { ...context.lettering, letter: record("letter", context.lettering.letter) },
    vision: {
      ...context.vision,
      look: record("look", context.vision.look),
      read: record("read", context.vision.read),
      correct: record("correct", context.vision.correct),
      cutOut: record("cutOut", context.vision.cutOut),
    },
  };
}

const calls: string[] = [];
let studio: TestApp;
let home: Home;
beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({
      ...context,
      ...recordingPorts(context, calls),
      limits: noLimits,
      usage: { start: refuse, run: refuse, close: () => {} },
    }),
  });
  home = await makeHome(studio);
});
afterAll(() => studio.close());

const orderOf = ({ access }: Operation) => (access.startsWith("channel") ? 0 : 1);

describe("someone who has used up their limits", () => {
  it("reaches no model, drawing or vision through any route", async () => {
    const refused: string[] = [];
    const operations = (await operationsOf(studio.app)).filter(({ method }) => method !== "DELETE");
    // What belongs to a channel comes first: other calls may sign someone out or leave an organization.
    for (const operation of operations.toSorted((one, other) => orderOf(one) - orderOf(other))) {
      const { as = "primary", input } = examples[operation.id] ?? {};
      const browser = as === "anonymous" ? studio.browser() : await studio.as(home.emails[as]);
      const { status } = await send(browser, operation, input?.(home) ?? {});
      if (status === 429) refused.push(operation.id);
    }
    expect(calls).toEqual([]);
    expect(refused.sort()).toEqual([
      "cast.addPhoto",
      "cast.look",
      "chat.run",
      "ideation.execute",
      "thumbnailScores.improve",
      "thumbnailScores.opinion",
      "thumbnailScores.read",
      "thumbnailScores.recommend",
      "thumbnailScores.score",
      "thumbnails.generateRegional",
      "thumbnails.setLayers",
    ]);
  });

  it("answers with the time of the next attempt, also for regions that are drawn again", async () => {
    const { organizationId, channelUcid: channelUCID, projectId: videoProjectId, pictureId } = home.ids;
    const tracking = { runId: crypto.randomUUID(), organizationId, channelUCID, videoProjectId };
    const answer = await (await studio.as(home.emails.primary)).call({
      method: "POST",
      url: "/api/executions/",
      payload: {
        metadata: { tracking, overrides: { src: `/api/pictures/${pictureId}` } },
        imageAIParameters: {
          prompt: "a van",
          seed: 1,
          regional_prompts: [{ description: "a dog", mask_bb: { x1: 0, y1: 0, x2: 200, y2: 200 } }],
        },
      },
    });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "7"]);
    expect(answer.json()).toMatchObject({ code: "rate_limited", message: "You can start none." });
    expect(calls).toEqual([]);
  });

  it("is refused through the socket with the same answer", async () => {
    const { socket } = await executionsSocket(studio, home.emails.primary);
    const { messages } = messageExamples["/executions"];
    for (const name of ["execution", "passthrough-execution"] as const)
      expect(await socket.emitWithAck(name, messages[name](home))).toEqual({
        code: "rate_limited",
        message: "You can start none.",
        retryAfterSeconds: 7,
      });
    expect(calls).toEqual([]);
    socket.close();
  });
});
