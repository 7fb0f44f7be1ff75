import { render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { SectionTable } from "./section-table.tsx";

const table = (
  <SectionTable aria-label="Members">
    <tbody>
      <tr>
        <td>Tess</td>
      </tr>
    </tbody>
  </SectionTable>
);

it("can be scrolled by keyboard where it is wider than the page", () => {
  const width = vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(600);
  onTestFinished(() => width.mockRestore());
  render(table);
  expect(screen.getByRole("table", { name: "Members" }).parentElement).toHaveAttribute("tabindex", "0");
});

it("is no stop of the keyboard where all of it shows", () => {
  render(table);
  expect(screen.getByRole("table", { name: "Members" }).parentElement).not.toHaveAttribute("tabindex");
});
