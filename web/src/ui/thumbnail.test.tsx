import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Thumbnail } from "./thumbnail.tsx";

it("shows the picture with its length", () => {
  render(<Thumbnail src="/one.webp" plate="12:30" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/one.webp");
  expect(screen.getByText("12:30")).toBeVisible();
});
it("says when the picture can't be shown, until there is another", () => {
  const { rerender } = render(<Thumbnail src="/one.webp" />);
  fireEvent.error(screen.getByRole("presentation"));
  expect(screen.getByRole("img", { name: "Image not available" })).toBeVisible();
  rerender(<Thumbnail src="/two.webp" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/two.webp");
});
it("has no address yet while its picture is to load later", () => {
  const { rerender } = render(<Thumbnail src="/one.webp" loading="later" />);
  expect(screen.getByRole("presentation")).not.toHaveAttribute("src");
  rerender(<Thumbnail src="/one.webp" loading="lazy" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/one.webp");
});
