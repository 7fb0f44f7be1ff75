import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import UiGallery from "./ui-gallery-screen.tsx";

test("shows every group of components and switches the theme of the page", async () => {
  render(<UiGallery />);
  const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(
    expect.arrayContaining([expect.stringContaining("Buttons"), expect.stringContaining("Dates")]),
  );
  expect(document.documentElement).toHaveClass("dark");
  await userEvent.click(screen.getByRole("button", { name: "Light" }));
  expect(document.documentElement).toHaveClass("light");
  expect(document.documentElement).not.toHaveClass("dark");
});
