import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Chip, ChoiceChip } from "./chip.tsx";
import { DueLabel } from "./due-label.tsx";
import { IndexBadge } from "./index-badge.tsx";
import { Progress } from "./progress.tsx";
import { Spinner } from "./spinner.tsx";
import { StatusBadge } from "./status-badge.tsx";

const glyphs = (container: HTMLElement) => container.querySelectorAll("svg").length;

test.each([
  ["over", "14.2x", 1],
  ["average", "1.0x", 1],
  ["under", "0.7x", 1],
  ["new", "New", 0],
] as const)("an index that is %s reads %s with %d arrow", (tone, text, arrows) => {
  const { container } = render(<IndexBadge tone={tone}>{text}</IndexBadge>);
  expect(container).toHaveTextContent(text);
  expect(glyphs(container)).toBe(arrows);
});

test.each([
  ["plain", 0],
  ["soon", 1],
  ["overdue", 1],
] as const)("a %s due label carries %d icon beside its words", (tone, icons) => {
  const { container } = render(<DueLabel tone={tone}>11/28/2025</DueLabel>);
  expect(glyphs(container)).toBe(icons);
});

test("a status without text keeps its label for screen readers", () => {
  render(
    <StatusBadge tone="published" bare>
      Published
    </StatusBadge>,
  );
  expect(screen.getByText("Published")).toHaveClass("sr-only");
});

test("a chip is removed by a button that names it", async () => {
  let removed = false;
  render(
    <Chip
      onRemove={() => {
        removed = true;
      }}
    >
      Winter
    </Chip>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove Winter" }));
  expect(removed).toBe(true);
});

test("a toggle chip exposes its pressed state", () => {
  render(
    <>
      <ChoiceChip pressed>Title</ChoiceChip>
      <ChoiceChip pressed={false}>Concept</ChoiceChip>
    </>,
  );
  expect(screen.getByRole("button", { name: "Title", pressed: true })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Concept", pressed: false })).toBeInTheDocument();
});

test.each([
  [3, 6, "50%"],
  [9, 6, "100%"],
  [-1, 6, "0%"],
  [1, 0, "0%"],
])("a progress of %d out of %d fills %s", (value, max, width) => {
  render(<Progress label="Ideas" value={value} max={max} />);
  expect(screen.getByRole("progressbar", { name: "Ideas" }).firstElementChild).toHaveStyle({ width });
});

test("a spinner is announced only if it has a label", () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  rerender(<Spinner label="Loading" />);
  expect(screen.getByRole("status", { name: "Loading" })).toBeInTheDocument();
});
