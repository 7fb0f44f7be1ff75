import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { Textarea } from "./textarea.tsx";

afterEach(() => vi.useRealTimers());

test("names its control and ties the help to it", () => {
  render(
    <Field label="Title" help="Two lines at most">
      <Input />
    </Field>,
  );
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveAccessibleDescription("Two lines at most");
});

test("marks the control invalid and shows the error instead of the help", () => {
  render(
    <Field label="Title" help="Two lines at most" error="Cannot be empty">
      <Textarea />
    </Field>,
  );
  const control = screen.getByRole("textbox", { name: "Title" });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription("Cannot be empty");
  expect(screen.getByRole("alert")).toHaveTextContent("Cannot be empty");
  expect(screen.queryByText("Two lines at most")).not.toBeInTheDocument();
});

test("keeps a hidden label as the name", () => {
  render(
    <Field label="Search" hideLabel>
      <Input />
    </Field>,
  );
  expect(screen.getByRole("textbox", { name: "Search" })).toBeInTheDocument();
});

test("disables the control inside a disabled field", () => {
  render(
    <Field label="Channel" disabled>
      <Input />
    </Field>,
  );
  expect(screen.getByRole("textbox", { name: "Channel" })).toBeDisabled();
});

test.each([
  ["input", <Input key="input" aria-label="Name" maxLength={5} counter />],
  ["textarea", <Textarea key="textarea" aria-label="Name" maxLength={5} counter />],
])("%s counts, and says for 3 seconds that the limit is reached", async (_, control) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(control);
  const box = screen.getByRole("textbox", { name: "Name" });
  await user.type(box, "Tess");
  expect(screen.getByText("4 / 5")).toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  await user.type(box, "a");
  expect(screen.getByRole("status")).toHaveTextContent("Text limit reached");
  act(() => vi.advanceTimersByTime(3000));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  await user.type(box, "x");
  expect(box).toHaveValue("Tessa");
  expect(screen.getByRole("status")).toHaveTextContent("Text limit reached");
  await user.type(box, "{Backspace}");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("counts a value that is set from outside", () => {
  const { rerender } = render(<Input aria-label="Name" value="Tess" maxLength={15} counter readOnly />);
  rerender(<Input aria-label="Name" value="Tess Okafor" maxLength={15} counter readOnly />);
  expect(screen.getByText("11 / 15")).toBeInTheDocument();
});

test("hands its element to a ref", async () => {
  const Form = () => {
    const box = useRef<HTMLInputElement>(null);
    return (
      <>
        <Input ref={box} aria-label="Name" />
        <button type="button" onClick={() => box.current?.focus()}>
          Go there
        </button>
      </>
    );
  };
  render(<Form />);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
});

test("shows and hides a password", async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const box = screen.getByLabelText("Password", { selector: "input" });
  expect(box).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(box).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(box).toHaveAttribute("type", "password");
});
