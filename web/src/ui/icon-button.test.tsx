import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Heart, X } from "lucide-react";
import { expect, test } from "vitest";
import { GlyphButton } from "./glyph-button.tsx";
import { IconButton } from "./icon-button.tsx";

test("carries its label as name and, on focus, as tooltip", async () => {
  render(<IconButton label="Save item" icon={<Heart />} />);
  const button = screen.getByRole("button", { name: "Save item" });
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Save item");
});

test("does nothing while busy", async () => {
  let clicked = false;
  render(
    <IconButton
      busy
      label="Save item"
      icon={<Heart />}
      onClick={() => {
        clicked = true;
      }}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Save item" }));
  expect(clicked).toBe(false);
});

test("a glyph button has the browser's own tooltip", () => {
  render(<GlyphButton label="Close" icon={<X />} />);
  expect(screen.getByRole("button", { name: "Close" })).toHaveAttribute("title", "Close");
});
