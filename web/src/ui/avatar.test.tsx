import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

test("shows the picture while it loads", () => {
  render(<Avatar name="Tess Okafor" src="/api/idea/thumbs/tess0000000.webp" />);
  expect(screen.getByRole("img", { name: "Tess Okafor" })).toHaveAttribute("src", "/api/idea/thumbs/tess0000000.webp");
});

test("falls back to the first letter when the picture fails, and tries a new one", () => {
  const { rerender } = render(<Avatar name="tess Okafor" src="/api/idea/thumbs/gone0000000.webp" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByRole("img", { name: "tess Okafor" })).toHaveTextContent("T");
  rerender(<Avatar name="tess Okafor" src="/api/idea/thumbs/new00000000.webp" />);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/api/idea/thumbs/new00000000.webp");
});

test.each([
  ["Ömer", "Ö"],
  ["🎬 Studio", "🎬"],
  ["  ", "?"],
])("the letter of %j is %j", (name, letter) => {
  render(<Avatar name={name} />);
  expect(screen.getByText(letter)).toBeInTheDocument();
});

test.each([
  [4, "16px"],
  [40, "40px"],
  [900, "200px"],
])("a size of %d becomes %s", (size, width) => {
  render(<Avatar name="Tess" size={size} />);
  expect(screen.getByRole("img")).toHaveStyle({ width, height: width });
});

test("is hidden from screen readers beside a text with the name", () => {
  render(<Avatar name="Tess" decorative />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
