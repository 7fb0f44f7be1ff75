import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Table, TableBody, TableCell, TableRow } from "./table.tsx";

it("keeps the tint of a chosen row while the pointer is over it", () => {
  render(
    <Table>
      <TableBody>
        <TableRow selected>
          <TableCell>Chosen</TableCell>
        </TableRow>
        <TableRow selected={false}>
          <TableCell>Other</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  const [chosen, other] = screen.getAllByRole("row");
  expect(chosen).toHaveAttribute("aria-selected", "true");
  expect(chosen).toHaveClass("bg-brand-soft");
  expect(chosen?.className).not.toMatch(/hover:bg-/);
  expect(other?.className).toMatch(/hover:bg-surface/);
});
