import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { useFocusAfterRemoval } from "./restore-focus.ts";

function Names() {
  const [names, setNames] = useState(["Tess", "Jonas"]);
  const add = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(names.length, add);
  const without = (name: string) => setNames((all) => all.filter((one) => one !== name));
  return (
    <>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => without(name)} onContextMenu={() => without("Tess")}>
          {name}
        </button>
      ))}
      <button ref={add} type="button">
        Add
      </button>
    </>
  );
}
const button = (name: string) => screen.getByRole("button", { name });

it("goes on where the list does when what had it is removed", async () => {
  render(<Names />);
  expect(document.body).toHaveFocus();
  await userEvent.click(button("Jonas"));
  expect(button("Add")).toHaveFocus();
});

it("stays where it is when something else is removed", async () => {
  render(<Names />);
  button("Jonas").focus();
  await userEvent.pointer({ target: button("Jonas"), keys: "[MouseRight]" });
  expect(screen.queryByRole("button", { name: "Tess" })).toBeNull();
  expect(button("Jonas")).toHaveFocus();
});
