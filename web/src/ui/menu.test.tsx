import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Menu, MenuCheckItem, MenuGroup, MenuItem, MenuRadios, MenuSeparator } from "./menu.tsx";

const orders = [
  { value: "new", label: "Newest" },
  { value: "views", label: "Views" },
] as const;

const Example = ({ onSelect }: { onSelect: (what: string) => void }) => {
  const [hidden, setHidden] = useState(false);
  const [order, setOrder] = useState<"new" | "views">("new");
  return (
    <Menu trigger={<Button>Save</Button>}>
      <MenuItem onSelect={() => onSelect("idea")}>Save as new idea</MenuItem>
      <MenuItem disabled onSelect={() => onSelect("project")}>
        Add to a project
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onSelect("delete")}>
        Delete
      </MenuItem>
      <MenuGroup label="Show">
        <MenuCheckItem checked={hidden} onCheckedChange={setHidden}>
          Hidden
        </MenuCheckItem>
      </MenuGroup>
      <MenuRadios label="Sort" options={orders} value={order} onValueChange={setOrder} />
    </Menu>
  );
};

test("opens, runs an entry and closes, all by keyboard", async () => {
  const chosen: string[] = [];
  render(<Example onSelect={(what) => chosen.push(what)} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("menu");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: "Save as new idea" })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  expect(chosen).toEqual(["idea"]);
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveFocus());
});

test("does not run a disabled entry", async () => {
  const chosen: string[] = [];
  render(<Example onSelect={(what) => chosen.push(what)} />);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Add to a project" }));
  expect(chosen).toEqual([]);
});

test("ticks and unticks, and chooses one of several", async () => {
  render(<Example onSelect={() => undefined} />);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const hidden = await screen.findByRole("menuitemcheckbox", { name: "Hidden" });
  await userEvent.click(hidden);
  expect(hidden).toBeChecked();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Views" }));
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("menuitemradio", { name: "Views" })).toBeChecked();
  expect(screen.getByRole("menuitemradio", { name: "Newest" })).not.toBeChecked();
});
