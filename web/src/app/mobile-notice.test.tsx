import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fakeScreenWidth, onMobile } from "../testing/media.ts";
import { renderApp } from "../testing/render-app.tsx";

const notice = () => screen.findByRole("alertdialog", { name: "We're sorry" });
const proceed = "I understand, proceed anyway";

it("stays open on a small screen until its button is pressed, and away for the rest of the visit", async () => {
  fakeScreenWidth(767);
  const { person, unmount } = renderApp("/not-found");
  expect(await notice()).toHaveTextContent("log in on a desktop");
  await person.keyboard("{Escape}");
  expect(screen.getByRole("alertdialog")).toBeVisible();
  await person.click(screen.getByRole("button", { name: proceed }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  unmount();
  renderApp("/not-found");
  await screen.findByText("The page you are looking for does not exist");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

it("does not open in a narrow or zoomed window on a desktop", async () => {
  renderApp("/not-found", { media: onMobile });
  await screen.findByText("The page you are looking for does not exist");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

it("opens when the window moves to a small screen, and closes on a large one", async () => {
  renderApp("/not-found");
  await screen.findByText("The page you are looking for does not exist");
  fakeScreenWidth(390);
  expect(await notice()).toBeVisible();
  fakeScreenWidth(768);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
});

it("does not open on a zoomed desktop whose browser divides the width of the screen", async () => {
  vi.stubGlobal("devicePixelRatio", 2);
  fakeScreenWidth(720);
  renderApp("/not-found", { media: (query) => query.includes("pointer: fine") });
  await screen.findByText("The page you are looking for does not exist");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});
