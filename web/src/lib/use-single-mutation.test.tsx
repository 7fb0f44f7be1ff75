import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { useSingleMutation } from "./use-single-mutation.ts";

function open(mutationFn: (input: string) => Promise<string>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSingleMutation({ mutationFn }), { wrapper }).result;
}

it("ignores a second call of the same moment, and runs again after the first has ended", async () => {
  const run = vi.fn(async (input: string) => input);
  const result = open(run);
  await act(async () => {
    result.current.mutate("first");
    result.current.mutate("second");
  });
  expect(run.mock.calls.map(([input]) => input)).toEqual(["first"]);
  await act(async () => result.current.mutate("third"));
  expect(run.mock.calls.map(([input]) => input)).toEqual(["first", "third"]);
});

it("runs again after a failure", async () => {
  const run = vi.fn(async (input: string) => {
    if (input === "first") throw new Error("Failed");
    return input;
  });
  const result = open(run);
  act(() => result.current.mutate("first"));
  await waitFor(() => expect(result.current.isError).toBe(true));
  act(() => result.current.mutate("second"));
  await waitFor(() => expect(result.current.data).toBe("second"));
});
