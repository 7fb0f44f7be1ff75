import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AlertDialog, AlertDialogClose } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";
import { Dialog, DialogClose } from "./dialog.tsx";

const AddProject = () => (
  <Dialog
    title="Add project"
    description="Give it a name."
    trigger={<Button>Open</Button>}
    footer={<DialogClose render={<Button kind="primary">Done</Button>} />}
  >
    <input aria-label="Name" />
  </Dialog>
);

test("opens with its title and description and takes the focus", async () => {
  render(<AddProject />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog", { name: "Add project" });
  expect(dialog).toHaveAccessibleDescription("Give it a name.");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its close button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["its action", () => userEvent.click(screen.getByRole("button", { name: "Done" }))],
])("closes by %s and gives the focus back", async (_, close) => {
  render(<AddProject />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");
  await close();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());
});

test("shows the cancel button before the confirming one", async () => {
  const done: string[] = [];
  render(
    <AlertDialog
      title="Delete project"
      description="This cannot be undone."
      cancel="Cancel"
      trigger={<Button>Delete</Button>}
      action={<AlertDialogClose render={<Button onClick={() => done.push("deleted")}>Delete project</Button>} />}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Delete project" });
  expect(dialog).toHaveAccessibleDescription("This cannot be undone.");
  const names = within(dialog)
    .getAllByRole("button")
    .map((button) => button.textContent);
  expect(names).toEqual(["Cancel", "Delete project"]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(done).toEqual([]);
});

test("follows its owner when controlled", async () => {
  const asked: boolean[] = [];
  const { rerender } = render(<Dialog title="Settings" open={false} onOpenChange={(open) => asked.push(open)} />);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  rerender(<Dialog title="Settings" open onOpenChange={(open) => asked.push(open)} />);
  await screen.findByRole("dialog", { name: "Settings" });
  await userEvent.keyboard("{Escape}");
  expect(asked).toEqual([false]);
  expect(screen.getByRole("dialog", { name: "Settings" })).toBeInTheDocument();
});
