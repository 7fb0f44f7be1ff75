import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

function clicks() {
  const seen = { count: 0 };
  return { seen, onClick: () => seen.count++ };
}

test("runs its action by pointer and by keyboard", async () => {
  const { seen, onClick } = clicks();
  render(<Button onClick={onClick}>Save Idea</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Save Idea" }));
  await userEvent.keyboard("{Enter}");
  expect(seen.count).toBe(2);
});

test("does nothing while busy, keeps the focus and says so", async () => {
  const { seen, onClick } = clicks();
  render(
    <Button busy busyLabel="Updating" onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Updating" });
  await userEvent.click(button);
  expect(seen.count).toBe(0);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-busy", "true");
});

test("reserves the width of both labels", () => {
  const { rerender } = render(<Button busyLabel="Updating">Save</Button>);
  expect(screen.getByRole("button", { name: "Save" })).toHaveTextContent("SaveUpdating");
  rerender(
    <Button busyLabel="Updating" busy>
      Save
    </Button>,
  );
  expect(screen.getByRole("button")).toHaveTextContent("SaveUpdating");
});

test("keeps its accessible name while a spinner covers the label", () => {
  render(<Button busy>Create</Button>);
  expect(screen.getByRole("button", { name: "Create" })).toBeInTheDocument();
});

test("does not submit its form while busy", async () => {
  const sent: string[] = [];
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push("sent");
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByLabelText("Name"), "Tess{Enter}");
  expect(sent).toEqual([]);
  rerender(form(false));
  await userEvent.type(screen.getByLabelText("Name"), "{Enter}");
  expect(sent).toEqual(["sent"]);
});

test("renders as a link", () => {
  render(<Button render={(props) => <a {...props} href="/pitches" />}>All pitches</Button>);
  expect(screen.getByRole("link", { name: "All pitches" })).toHaveAttribute("href", "/pitches");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("ignores clicks when disabled", async () => {
  const { seen, onClick } = clicks();
  render(
    <Button disabled onClick={onClick}>
      Go
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(seen.count).toBe(0);
});
