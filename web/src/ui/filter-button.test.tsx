import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { FilterButton } from "./filter-button.tsx";

const Views = () => {
  const [value, setValue] = useState<string | undefined>("100K+");
  return (
    <FilterButton label="Views" value={value} onClear={() => setValue(undefined)}>
      <button type="button" onClick={() => setValue("1M+")}>
        1M+
      </button>
    </FilterButton>
  );
};

test("shows what is set and clears it", async () => {
  render(<Views />);
  expect(screen.getByRole("button", { name: "Views 100K+" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Clear Views" }));
  expect(screen.getByRole("button", { name: "Views" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Clear Views" })).not.toBeInTheDocument();
});

test("opens its panel to set a value", async () => {
  render(<Views />);
  await userEvent.click(screen.getByRole("button", { name: "Views 100K+" }));
  expect(await screen.findByRole("dialog", { name: "Views" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "1M+" }));
  expect(screen.getByRole("button", { name: "Views 1M+" })).toBeInTheDocument();
});

test("says why it cannot be used, and does not open", async () => {
  render(
    <FilterButton label="Views" disabledReason="Choose the published status first">
      Panel
    </FilterButton>,
  );
  const button = screen.getByRole("button", { name: "Views" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.tab();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Choose the published status first");
  await userEvent.click(button);
  expect(screen.queryByText("Panel")).not.toBeInTheDocument();
});
