import { runId } from "@coldopen/contract/ideation/factory";
import { PassthroughRequest } from "@coldopen/contract/ideation/sockets";
import { aProjectDetail } from "@coldopen/contract/projects/factory";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { socketOf } from "../../testing/fake-socket.ts";
import { useProjectName } from "./use-project-name.ts";

const unnamed = aProjectDetail([], { name: "Video project 04.03.2026-16:30" });

async function naming() {
  const onNamed = vi.fn();
  const { result } = renderHook(() => useProjectName(unnamed, onNamed));
  act(() => result.current.nameFrom({ primaryTitle: "A $900 Sauna" }));
  await waitFor(() => expect(socketOf("/executions")?.asked).toHaveLength(1));
  const socket = socketOf("/executions");
  if (!socket) throw new Error("No socket was opened");
  const request = PassthroughRequest.parse(socket.asked[0]?.data);
  const hear = (name: string, isWhole: boolean) =>
    act(() => socket.push("passthrough-execution", { runId: request.metadata.tracking.runId, result: name, isWhole }));
  return { result, onNamed, socket, request, hear };
}

it("is written as it comes, then handed over", async () => {
  const { result, onNamed, socket, request, hear } = await naming();
  expect(request.aiParameters.nameGenInspiration).toEqual({ primaryTitle: "A $900 Sauna" });
  hear("Container", false);
  expect(result.current.writing).toBe("Container");
  hear("Container sauna", true);
  expect(result.current.writing).toBeUndefined();
  expect(onNamed).toHaveBeenCalledExactlyOnceWith("Container sauna");
  await waitFor(() => expect(socket.isOpen).toBe(false));
});
it("is asked for once", async () => {
  const { result, socket } = await naming();
  act(() => result.current.nameFrom({ primaryTitle: "Another" }));
  expect(socket.asked).toHaveLength(1);
});
it("is given up when the engine fails", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { result, onNamed, socket, request, hear } = await naming();
  hear("Cont", false);
  const { runId: id } = request.metadata.tracking;
  act(() => socket.push("error", { runId: id, errorReason: "The model is overloaded" }));
  expect(result.current.writing).toBeUndefined();
  expect(onNamed).not.toHaveBeenCalled();
  warn.mockRestore();
});
it("doesn't hear the names of others", async () => {
  const { result, socket } = await naming();
  act(() => socket.push("passthrough-execution", { runId: runId(9), result: "Theirs", isWhole: true }));
  expect(result.current.writing).toBeUndefined();
});
it("is left alone once the person gave one", () => {
  const { result } = renderHook(() => useProjectName(aProjectDetail([], { name: "My sauna" }), vi.fn()));
  act(() => result.current.nameFrom({ primaryTitle: "A $900 Sauna" }));
  expect(socketOf("/executions")).toBeUndefined();
});
