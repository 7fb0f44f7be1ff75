import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { Tooltip, TooltipGroup } from "./tooltip.tsx";

test("opens on hover and closes when the pointer leaves", async () => {
  render(
    <Tooltip content="Based on data" variant="info" delay={0}>
      <button type="button">Keyword</button>
    </Tooltip>,
  );
  await userEvent.hover(screen.getByRole("button"));
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Based on data");
  await userEvent.unhover(screen.getByRole("button"));
  await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
});

test("closes by Escape", async () => {
  render(
    <Tooltip content="Why">
      <button type="button">Filter</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await screen.findByRole("tooltip");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
});

test("describes the element to screen readers", () => {
  render(
    <Tooltip content="Needs published">
      <button type="button">Views</button>
    </Tooltip>,
  );
  expect(screen.getByRole("button", { name: "Views" })).toHaveAttribute("aria-description", "Needs published");
});

test("stays shut when disabled", async () => {
  render(
    <Tooltip content="Why" disabled delay={0}>
      <button type="button">Filter</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await userEvent.hover(screen.getByRole("button"));
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});

test.each([
  { variant: "dark", delayMs: 300 },
  { variant: "info", delayMs: 5 },
] as const)("$variant: opens $delayMs ms after the pointer came", ({ variant, delayMs }) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(
    <Tooltip content="Only for published" variant={variant}>
      <button type="button">Views</button>
    </Tooltip>,
  );
  const button = screen.getByRole("button");
  fireEvent.mouseEnter(button);
  fireEvent.mouseMove(button);
  act(() => vi.advanceTimersByTime(delayMs - 1));
  expect(screen.queryByRole("tooltip")).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole("tooltip")).toBeInTheDocument();
});

test("in a group, each element opens its own content", async () => {
  render(
    <TooltipGroup>
      <Tooltip content="Copies it">
        <button type="button">Copy</button>
      </Tooltip>
      <Tooltip content="Saves it">
        <button type="button">Save</button>
      </Tooltip>
      <Tooltip content="Never" disabled>
        <button type="button">Disabled</button>
      </Tooltip>
    </TooltipGroup>,
  );
  await userEvent.tab();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Copies it");
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Saves it"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Disabled" })).toHaveFocus();
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});

test("Escape closes the tooltip in a dialog and leaves the dialog open", async () => {
  render(
    <TooltipGroup>
      <Dialog title="Details" open>
        <Tooltip content="Why">
          <button type="button">Filter</button>
        </Tooltip>
      </Dialog>
    </TooltipGroup>,
  );
  await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Filter" })).toHaveFocus();
  await screen.findByRole("tooltip");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
  expect(screen.getByRole("dialog", { name: "Details" })).toBeVisible();
});
