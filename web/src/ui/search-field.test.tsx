import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SearchField } from "./search-field.tsx";

const Search = () => {
  const [value, setValue] = useState("");
  return <SearchField aria-label="Search projects" value={value} onValueChange={setValue} />;
};

test("offers to clear only what is there, and keeps the focus", async () => {
  render(<Search />);
  const box = screen.getByRole("searchbox", { name: "Search projects" });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await userEvent.type(box, "cabin");
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(box).toHaveValue("");
  expect(box).toHaveFocus();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
