import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ActionIsland, ActionIslandAction, ActionIslandSeparator, ActionIslandText } from "./action-island.tsx";
import { Button } from "./button.tsx";

test("is a toolbar with one tab stop and arrow keys inside", async () => {
  const done: string[] = [];
  render(
    <ActionIsland label="Chosen projects">
      <ActionIslandText>2 chosen</ActionIslandText>
      <ActionIslandAction>
        <Button onClick={() => done.push("move")}>Move</Button>
      </ActionIslandAction>
      <ActionIslandSeparator />
      <ActionIslandAction>
        <Button onClick={() => done.push("delete")}>Delete</Button>
      </ActionIslandAction>
    </ActionIsland>,
  );
  expect(screen.getByRole("toolbar", { name: "Chosen projects" })).toHaveTextContent("2 chosen");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Move" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
  expect(done).toEqual(["delete"]);
});

test.each([
  ["ActionIslandText", <ActionIslandText key="text">2 chosen</ActionIslandText>],
  ["ActionIslandSeparator", <ActionIslandSeparator key="separator" />],
  [
    "ActionIslandAction",
    <ActionIslandAction key="action">
      <Button>Move</Button>
    </ActionIslandAction>,
  ],
])("%s throws outside an island", (name, piece) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(piece)).toThrow(`${name} must be used within ActionIsland`);
  vi.restoreAllMocks();
});
