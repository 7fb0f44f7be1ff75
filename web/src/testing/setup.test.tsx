import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Toasts } from "../app/toasts.tsx";
import { tell } from "../lib/tell.ts";

it("leaves toasts behind, shown or still waiting", async () => {
  render(<Toasts />);
  tell.done("Shown in one test");
  expect(await screen.findByText("Shown in one test")).toBeInTheDocument();
  queueMicrotask(() => tell.failed("Told after the test"));
});

it("and the next one doesn't see them", async () => {
  render(<Toasts />);
  tell.done("Shown in the next");
  expect(await screen.findByText("Shown in the next")).toBeInTheDocument();
  expect(screen.queryByText(/in one test|after the test/)).not.toBeInTheDocument();
});
