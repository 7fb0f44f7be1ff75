import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { toast } from "./toast.tsx";
import { Toaster } from "./toaster.tsx";

test.each(["success", "error", "info"] as const)("%s: shows the text until it is closed", async (tone) => {
  render(<Toaster />);
  act(() => {
    toast[tone](`A ${tone}`);
  });
  expect(await screen.findByText(`A ${tone}`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText(`A ${tone}`)).not.toBeInTheDocument());
});

test("runs its action and closes", async () => {
  const done: string[] = [];
  render(<Toaster />);
  act(() => {
    toast.info("Removed", { action: { label: "Undo", onSelect: () => done.push("undone") } });
  });
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(done).toEqual(["undone"]);
  await waitFor(() => expect(screen.queryByText("Removed")).not.toBeInTheDocument());
});

test("is rendered outside the page, above dialogs", async () => {
  const { container } = render(<Toaster />);
  act(() => {
    toast.info("Saved");
  });
  expect(container).not.toContainElement(await screen.findByText("Saved"));
});

test("is moved by what it would cover", async () => {
  render(<Toaster />);
  act(() => {
    toast.info("Saved");
  });
  const list = (await screen.findByText("Saved")).closest("ol");
  for (const side of ["right", "bottom"]) {
    expect(list?.style.getPropertyValue(`--offset-${side}`)).toBe(`var(--toasts-${side}, 1rem)`);
    expect(list?.style.getPropertyValue(`--mobile-offset-${side}`)).toBe(`var(--toasts-${side}, 1rem)`);
  }
});

test("stays for five seconds", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(<Toaster />);
  await act(async () => void toast.info("Saved"));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.getByText("Saved").closest("[data-removed]")).toHaveAttribute("data-removed", "false");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText("Saved")).toBeNull();
});
