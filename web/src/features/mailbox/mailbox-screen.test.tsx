import { AppError } from "@coldopen/contract/kernel/errors";
import type { MailboxMail } from "@coldopen/contract/mailbox/routes";
import { paths } from "@coldopen/contract/paths";
import { uuid } from "@coldopen/contract/session/factory";
import { screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const aMail = (parts: Partial<MailboxMail> = {}): MailboxMail => ({
  id: uuid(6, 1),
  to: "mara@example.com",
  subject: "Confirm your address",
  text: "Open this link.\n\nIt works once.",
  link: "http://localhost:4000/auth/verify-email?token=abc",
  sentAt: "2026-01-05T09:00:00.000Z",
  ...parts,
});

it("shows what was sent, to whom, with its link", async () => {
  renderApp(paths.mailbox, { api: { mailbox: { list: () => ({ mails: [aMail()] }) } } });
  const mail = within(await screen.findByRole("article", { name: "Confirm your address" }));
  expect(mail.getByText("To mara@example.com")).toBeVisible();
  expect(mail.getByText(/It works once/)).toBeVisible();
  expect(mail.getByRole("link", { name: "Open the link" })).toHaveAttribute("href", aMail().link);
});

it("is empty at first and gains mail on refresh", async () => {
  let mails: MailboxMail[] = [];
  const { person } = renderApp(paths.mailbox, { api: { mailbox: { list: () => ({ mails }) } } });
  expect(await screen.findByText("No mail yet")).toBeVisible();
  mails = [aMail({ link: null })];
  await person.click(screen.getByRole("button", { name: "Refresh" }));
  const mail = within(await screen.findByRole("article"));
  expect(mail.queryByRole("link")).not.toBeInTheDocument();
});

it("shows mail that arrives later", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let mails: MailboxMail[] = [];
  renderApp(paths.mailbox, { api: { mailbox: { list: () => ({ mails }) } } });
  expect(await screen.findByText("No mail yet")).toBeVisible();
  mails = [aMail()];
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await screen.findByRole("article", { name: "Confirm your address" })).toBeVisible();
});

it("says where there is none", async () => {
  renderApp(paths.mailbox);
  expect(await screen.findByText("There is no demo mailbox in this studio.")).toBeVisible();
});

it("says when it can't be opened", async () => {
  renderApp(paths.mailbox, {
    api: {
      mailbox: {
        list: () => {
          throw new AppError("unavailable", "Can't reach the studio.");
        },
      },
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("The mailbox could not be opened.");
});
