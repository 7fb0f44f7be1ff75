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
  await waitFor(() => expect(socketOf("/executions")?.requests).toHaveLength(1));
  const socket = socketOf("/executions");
  if (!socket) throw new Error("No socket was opened");
  const request = PassthroughRequest.parse(socket.requests[0]?.data);
  const push = (name: string, isWhole: boolean) =>
    act(() => socket.push("passthrough-execution", { runId: request.metadata.tracking.runId, result: name, isWhole }));
  return { result, onNamed, socket, request, push };
}

it("is streamed and then reported", async () => {
  const { result, onNamed, socket, request, push } = await naming();
  expect(request.aiParameters.nameGenInspiration).toEqual({ primaryTitle: "A $900 Sauna" });
  push("Container", false);
  expect(result.current.writing).toBe("Container");
  push("Container sauna", true);
  expect(result.current.writing).toBeUndefined();
  expect(onNamed).toHaveBeenCalledExactlyOnceWith("Container sauna");
  await waitFor(() => expect(socket.isOpen).toBe(false));
});
it("is requested once", async () => {
  const { result, socket } = await naming();
  act(() => result.current.nameFrom({ primaryTitle: "Another" }));
  expect(socket.requests).toHaveLength(1);
});
it("is cancelled when the engine fails", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { result, onNamed, socket, request, push } = await naming();
  push("Cont", false);
  const { runId: id } = request.metadata.tracking;
  act(() => socket.push("error", { runId: id, errorReason: "The model is overloaded" }));
  expect(result.current.writing).toBeUndefined();
  expect(onNamed).not.toHaveBeenCalled();
  warn.mockRestore();
});
it("ignores names of other projects", async () => {
  const { result, socket } = await naming();
  act(() => socket.push("passthrough-execution", { runId: runId(9), result: "Theirs", isWhole: true }));
  expect(result.current.writing).toBeUndefined();
});
it("is not requested once the user has named the project", () => {
  const { result } = renderHook(() => useProjectName(aProjectDetail([], { name: "My sauna" }), vi.fn()));
  act(() => result.current.nameFrom({ primaryTitle: "A $900 Sauna" }));
  expect(socketOf("/executions")).toBeUndefined();
});
