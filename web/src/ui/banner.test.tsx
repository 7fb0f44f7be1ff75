import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Alert } from "./alert.tsx";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

test.each([
  ["success", "status"],
  ["info", "status"],
  ["danger", "alert"],
] as const)("a %s banner is announced as %s", (tone, role) => {
  render(<Banner tone={tone}>All set!</Banner>);
  expect(screen.getByRole(role)).toHaveTextContent("All set!");
});

test("offers its action, and a dismiss button where it can go", async () => {
  const seen: string[] = [];
  render(
    <Banner
      tone="danger"
      action={<Button onClick={() => seen.push("upload")}>Upload</Button>}
      onDismiss={() => seen.push("gone")}
    >
      We couldn't process your photo
    </Banner>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Upload" }));
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(seen).toEqual(["upload", "gone"]);
});

test("has no dismiss button without a handler", () => {
  render(<Banner tone="info">Jonas is editing.</Banner>);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("shows an alert in place of failed content", () => {
  render(<Alert title="Request Failed">Please reload the chat and try again.</Alert>);
  expect(screen.getByRole("alert")).toHaveTextContent("Request FailedPlease reload the chat and try again.");
});
