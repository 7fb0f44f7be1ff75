import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";
import { Select } from "./select.tsx";

const options = [
  { value: "all", label: "All" },
  { value: "channels", label: "Channels" },
  { value: "titles", label: "Titles", disabled: true },
] as const;

const Scope = () => {
  const [value, setValue] = useState<"all" | "channels" | "titles" | null>(null);
  return <Select label="Search in" placeholder="Anywhere" options={options} value={value} onValueChange={setValue} />;
};

test("is chosen by keyboard and shows the label of what is chosen", async () => {
  render(<Scope />);
  const trigger = screen.getByRole("combobox", { name: "Search in" });
  expect(trigger).toHaveTextContent("Anywhere");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await screen.findByRole("listbox");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(trigger).toHaveTextContent("Channels");
});

test("marks the chosen option and refuses a disabled one", async () => {
  render(<Select label="Search in" options={options} value="channels" onValueChange={() => undefined} />);
  await userEvent.click(screen.getByRole("combobox"));
  expect(await screen.findByRole("option", { name: "Channels" })).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("option", { name: "Titles" })).toHaveAttribute("aria-disabled", "true");
});

test("brings no style sheet, which the page would refuse", async () => {
  render(<Scope />);
  await userEvent.click(screen.getByRole("combobox"));
  await screen.findByRole("listbox");
  expect(document.querySelector("style[data-href]")).toBeNull();
});

test("takes its name from the field around it", () => {
  render(
    <Field label="Sort">
      <Select options={options} value="all" onValueChange={() => undefined} />
    </Field>,
  );
  expect(screen.getByRole("combobox", { name: "Sort" })).toBeInTheDocument();
});
