import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { onMobile } from "../testing/media.ts";
import { renderApp } from "../testing/render-app.tsx";

const notice = () => screen.findByRole("alertdialog", { name: "We're sorry" });
const proceed = "I understand, proceed anyway";

it("stays open on a small screen until its button is pressed, and away for the rest of the visit", async () => {
  const { person, unmount } = renderApp("/not-found", { media: onMobile });
  expect(await notice()).toHaveTextContent("log in on a desktop");
  await person.keyboard("{Escape}");
  expect(screen.getByRole("alertdialog")).toBeVisible();
  await person.click(screen.getByRole("button", { name: proceed }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  unmount();
  renderApp("/not-found", { media: onMobile });
  await screen.findByText("The page you are looking for does not exist");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});
it("comes when the window gets small, and goes when it grows", async () => {
  const { resize } = renderApp("/not-found");
  await screen.findByText("The page you are looking for does not exist");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  resize(onMobile);
  expect(await notice()).toBeVisible();
  resize(() => false);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
});
