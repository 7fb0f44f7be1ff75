import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Thumbnail } from "./thumbnail.tsx";

it("shows the picture with its length", () => {
  render(<Thumbnail src="/api/idea/thumbs/one00000000.webp" plate="12:30" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/api/idea/thumbs/one00000000.webp");
  expect(screen.getByText("12:30")).toBeVisible();
});
it("says when the picture can't be shown, until there is another", () => {
  const { rerender } = render(<Thumbnail src="/api/idea/thumbs/one00000000.webp" />);
  fireEvent.error(screen.getByRole("presentation"));
  expect(screen.getByRole("img", { name: "Image not available" })).toBeVisible();
  rerender(<Thumbnail src="/api/idea/thumbs/two00000000.webp" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/api/idea/thumbs/two00000000.webp");
});
it("has no address yet while its picture is to load later", () => {
  const { rerender } = render(<Thumbnail src="/api/idea/thumbs/one00000000.webp" loading="later" />);
  expect(screen.getByRole("presentation")).not.toHaveAttribute("src");
  rerender(<Thumbnail src="/api/idea/thumbs/one00000000.webp" loading="lazy" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/api/idea/thumbs/one00000000.webp");
});
