import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Toasts } from "../app/toasts.tsx";
import { toast } from "../lib/toast.ts";

it("clears toasts between tests, shown or queued", async () => {
  render(<Toasts />);
  toast.success("Shown in one test");
  expect(await screen.findByText("Shown in one test")).toBeInTheDocument();
  queueMicrotask(() => toast.error("Told after the test"));
});

it("and the next one doesn't see them", async () => {
  render(<Toasts />);
  toast.success("Shown in the next");
  expect(await screen.findByText("Shown in the next")).toBeInTheDocument();
  expect(screen.queryByText(/in one test|after the test/)).not.toBeInTheDocument();
});
