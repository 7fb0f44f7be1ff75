import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { openSupport } from "./index.ts";

const here = `/app/${northlight.id}/${fieldNotes.ucid}/unknown-page`;
const ready = () => screen.findByText("The page you are looking for does not exist");

it("opens the studio's own support address", async () => {
  const opened = vi.fn();
  renderApp(here, { as: aUser(), api: { support: { contact: () => ({ url: "https://help.example" }) } } });
  vi.stubGlobal("open", opened);
  await ready();
  act(() => openSupport());
  await waitFor(() => expect(opened).toHaveBeenCalledWith("https://help.example", "_blank", "noopener"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
it("sends a message where there is none, with the request it is about", async () => {
  const { api, person } = renderApp(here, {
    as: aUser(),
    api: { support: { contact: () => ({ url: null }), send: () => ({}) } },
  });
  await ready();
  act(() => openSupport({ requestId: "req-7" }));
  expect(await screen.findByLabelText("Your e-mail")).toHaveValue("demo@coldopen.test");
  await person.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Cannot be empty")).toBeVisible();
  await person.type(screen.getByLabelText("Message"), "It broke");
  await person.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Message sent")).toBeInTheDocument();
  expect(api.calls.at(-1)?.input).toMatchObject({ body: { message: "It broke", requestId: "req-7" } });
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});
