import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { Radio, RadioGroup } from "./radio.tsx";
import { Segmented } from "./segmented.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

test("a checkbox answers to its text and to the space bar", async () => {
  const Example = () => {
    const [checked, setChecked] = useState(false);
    return (
      <Checkbox checked={checked} onCheckedChange={setChecked}>
        Remember me
      </Checkbox>
    );
  };
  render(<Example />);
  const box = screen.getByRole("checkbox", { name: "Remember me" });
  await userEvent.click(screen.getByText("Remember me"));
  expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(" ");
  expect(box).not.toBeChecked();
});

test("a mixed checkbox is neither on nor off", () => {
  render(<Checkbox label="All rows" checked={false} mixed onCheckedChange={() => undefined} />);
  expect(screen.getByRole("checkbox", { name: "All rows" })).toBePartiallyChecked();
});

test("radios are chosen by arrow keys", async () => {
  const Example = () => {
    const [value, setValue] = useState("a");
    return (
      <RadioGroup label="Primary" value={value} onValueChange={setValue}>
        <Radio value="a">First</Radio>
        <Radio value="b">Second</Radio>
      </RadioGroup>
    );
  };
  render(<Example />);
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: "First" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: "Second" })).toBeChecked();
});

test("a switch turns by click, and not when disabled", async () => {
  const seen: boolean[] = [];
  const { rerender } = render(<Switch label="Squint" checked={false} onCheckedChange={(on) => seen.push(on)} />);
  await userEvent.click(screen.getByRole("switch", { name: "Squint" }));
  rerender(<Switch label="Squint" checked={false} disabled onCheckedChange={(on) => seen.push(on)} />);
  await userEvent.click(screen.getByRole("switch", { name: "Squint" }));
  expect(seen).toEqual([true]);
});

test("a slider moves by keyboard within its bounds", async () => {
  const Example = () => {
    const [value, setValue] = useState(99);
    return <Slider label="Inspiration" value={value} onValueChange={setValue} />;
  };
  render(<Example />);
  const slider = screen.getByRole("slider", { name: "Inspiration" });
  slider.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(slider).toHaveAttribute("aria-valuenow", "100");
  expect(screen.getByText("100")).toBeInTheDocument();
});

test("a segmented control always keeps one choice", async () => {
  const Example = () => {
    const [value, setValue] = useState<"grid" | "table">("grid");
    const segments = [
      { value: "grid", label: "Grid" },
      { value: "table", label: "Table" },
    ] as const;
    return <Segmented label="Layout" iconOnly segments={segments} value={value} onValueChange={setValue} />;
  };
  render(<Example />);
  const grid = screen.getByRole("button", { name: "Grid" });
  await userEvent.click(grid);
  expect(grid).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(screen.getByRole("button", { name: "Table" }));
  expect(grid).toHaveAttribute("aria-pressed", "false");
});

test("tabs show their panel and move by arrow keys", async () => {
  const Example = () => {
    const [value, setValue] = useState("all");
    return (
      <Tabs value={value} onValueChange={setValue}>
        <TabList label="Presets">
          <Tab value="all">All results</Tab>
          <Tab value="mine">My videos</Tab>
        </TabList>
        <TabPanel value="all">Everything</TabPanel>
        <TabPanel value="mine">Only mine</TabPanel>
      </Tabs>
    );
  };
  render(<Example />);
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Everything");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(screen.getByRole("tab", { name: "My videos" })).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Only mine");
});
