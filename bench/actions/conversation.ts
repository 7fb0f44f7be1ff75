import { randomUUID } from "node:crypto";
import { paths } from "@coldopen/contract/paths";
import type { Page } from "@playwright/test";
import { longThreadSql } from "../thread/long-thread.ts";
import { type Action, pointAt, settle } from "./timing.ts";

const TITLE = "A long conversation";
const OTHER_TITLE = "A short conversation";
const OTHER_MESSAGES = 4;
const FIRST_QUESTION = "Question 0 about";

type Owner = { organizationId: string; channelUcid: string; email: string };
type ConversationOptions = {
  page: Page;
  owner: Owner;
  messages: number;
  fill: (statement: string) => Promise<unknown>;
};

/** A long and a short thread, and the actions of opening the long one and of sending a message in it. */
export async function conversationActions({ page, owner, messages, fill }: ConversationOptions) {
  const [threadId, otherId] = [randomUUID(), randomUUID()];
  await fill(longThreadSql({ ...owner, threadId, title: TITLE }, messages));
  await fill(longThreadSql({ ...owner, threadId: otherId, title: OTHER_TITLE }, OTHER_MESSAGES));
  const link = (title: string) => page.getByRole("link", { name: title, exact: true });
  const box = page.getByRole("textbox", { name: "Message", exact: true });
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  const submit = page.getByRole("button", { name: "Send", exact: true });
  const inLog = (text: string) => ({ selector: '[role="log"]', text });
  let asked = 0;
  const questionOf = (number: number) => `Say something long, ${number}`;
  const lastQuestion = () => (asked === 0 ? `Question ${messages / 4 - 1} about` : questionOf(asked));

  async function endAnswer() {
    await stop.click();
    // Until the run has ended, the button says that it stops, and nothing can be sent.
    await submit.waitFor();
  }
  async function openLong() {
    await page.goto(paths.chat(threadId));
    await page.getByText(lastQuestion()).waitFor();
  }
  const open: Action = {
    name: "open chat thread",
    prepare: async () => {
      if (await link(OTHER_TITLE).isVisible()) await link(OTHER_TITLE).click();
      else await page.goto(paths.chat(otherId));
      await page.getByText(FIRST_QUESTION).waitFor();
      return {
        act: await pointAt(link(TITLE)),
        result: inLog(lastQuestion()),
        requests: new RegExp(`${threadId}/state`),
      };
    },
  };
  const send: Action = {
    name: "send message",
    prepare: async () => {
      if (!page.url().includes(threadId)) await openLong();
      const text = questionOf(++asked);
      await box.fill(text);
      await settle(page);
      return { act: () => page.keyboard.press("Enter"), from: "keydown", result: inLog(text), after: endAnswer };
    },
  };
  return { open, send, openLong, endAnswer, box, stop };
}
