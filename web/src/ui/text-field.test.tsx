import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { TextField } from "./text-field.tsx";

it("is found by its label and hands typed text over", async () => {
  const typed = vi.fn();
  render(<TextField label="E-mail" type="email" onChange={(event) => typed(event.currentTarget.value)} />);
  await userEvent.type(screen.getByLabelText("E-mail"), "a@b");
  expect(typed).toHaveBeenLastCalledWith("a@b");
});
