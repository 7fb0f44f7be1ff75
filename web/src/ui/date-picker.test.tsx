import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { DatePicker } from "./date-picker.tsx";
import { DateRangePicker } from "./date-range-picker.tsx";
import type { Day, DayRange } from "./day.ts";

const Publish = ({ start = null, seen = [] }: { start?: Day | null; seen?: (Day | null)[] }) => {
  const [day, setDay] = useState(start);
  const take = (next: Day | null) => {
    seen.push(next);
    setDay(next);
  };
  return <DatePicker label="Publish date" value={day} onChange={take} />;
};

const field = () => screen.getByRole("textbox", { name: "Publish date" });

test("takes a typed day on Enter and writes it out in full", async () => {
  const seen: (Day | null)[] = [];
  render(<Publish seen={seen} />);
  expect(field()).toHaveAttribute("placeholder", "mm/dd/yyyy");
  await userEvent.type(field(), "2/9/2026{Enter}");
  expect(seen).toEqual(["2026-02-09"]);
  expect(field()).toHaveValue("02/09/2026");
});

test("rejects an invalid day, keeps the text, and clears the error while it is corrected", async () => {
  const seen: (Day | null)[] = [];
  render(<Publish seen={seen} />);
  await userEvent.type(field(), "02/30/2026");
  await userEvent.tab();
  expect(screen.getByRole("alert")).toHaveTextContent("Invalid date string");
  expect(field()).toHaveValue("02/30/2026");
  expect(seen).toEqual([]);
  await userEvent.type(field(), "{Backspace}");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("clears by its button and by emptying the field", async () => {
  const seen: (Day | null)[] = [];
  render(<Publish start="2025-11-18" seen={seen} />);
  await userEvent.click(screen.getByRole("button", { name: "Clear Publish date" }));
  expect(field()).toHaveValue("");
  expect(screen.queryByRole("button", { name: "Clear Publish date" })).not.toBeInTheDocument();
  await userEvent.type(field(), "11/18/2025{Enter}");
  await userEvent.clear(field());
  await userEvent.tab();
  expect(seen).toEqual([null, "2025-11-18", null]);
});

test("offers a calendar with three-letter week days and takes the day that is clicked", async () => {
  const seen: (Day | null)[] = [];
  render(<Publish start="2025-11-18" seen={seen} />);
  await userEvent.click(screen.getByRole("button", { name: "Choose date" }));
  const grid = await screen.findByRole("grid", { name: "November 2025" });
  for (const day of ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    expect(within(grid).getByText(day)).toBeInTheDocument();
  await userEvent.click(within(grid).getByRole("button", { name: /November 20th, 2025/ }));
  expect(seen).toEqual(["2025-11-20"]);
  expect(field()).toHaveValue("11/20/2025");
  await waitFor(() => expect(screen.queryByRole("grid")).not.toBeInTheDocument());
});

const Range = ({ seen }: { seen: DayRange[] }) => {
  const [range, setRange] = useState<DayRange>({ start: "2025-11-10", end: "2025-11-18" });
  const take = (next: DayRange) => {
    seen.push(next);
    setRange(next);
  };
  return <DateRangePicker value={range} onChange={take} />;
};

async function retype(name: string, text: string) {
  const box = screen.getByRole("textbox", { name });
  await userEvent.clear(box);
  await userEvent.type(box, `${text}{Enter}`);
}

test.each([
  ["Start date", "11/20/2025", "Start date cannot be after end date"],
  ["End date", "11/01/2025", "End date cannot be before start date"],
])("refuses a range that runs backwards: %s", async (name, text, error) => {
  const seen: DayRange[] = [];
  render(<Range seen={seen} />);
  await retype(name, text);
  expect(screen.getByRole("alert")).toHaveTextContent(error);
  expect(screen.getByRole("textbox", { name })).toHaveValue(text);
  expect(seen).toEqual([]);
});

test("takes the range once the other end is mended", async () => {
  const seen: DayRange[] = [];
  render(<Range seen={seen} />);
  await retype("Start date", "11/20/2025");
  await retype("End date", "11/25/2025");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(seen).toEqual([{ start: "2025-11-20", end: "2025-11-25" }]);
});

test("clears both ends from the panel", async () => {
  const seen: DayRange[] = [];
  render(<Range seen={seen} />);
  await userEvent.click(screen.getByRole("button", { name: "Choose dates" }));
  await userEvent.click(await screen.findByRole("button", { name: "Clear" }));
  expect(seen).toEqual([{ start: null, end: null }]);
});
