import { aFollowedChannel } from "@coldopen/contract/following/factory";
import { AppError } from "@coldopen/contract/kernel/errors";
import { fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query.ts";
import { notices, tell } from "../../lib/tell.ts";
import { type FakeHandlers, fakeApi } from "../../testing/fake-api.ts";
import { FollowButton } from "./follow-button.tsx";

const place = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const entry = aFollowedChannel();

/** Two buttons of one creator, as a card and its dialog show them. */
function open(
  followed: ReturnType<typeof aFollowedChannel>[],
  handlers: FakeHandlers["following"] = {},
  answered = Promise.resolve(),
) {
  let kept = followed;
  const api = fakeApi({
    following: {
      list: () => ({ results: kept }),
      follow: async () => {
        await answered;
        kept = [entry];
        return entry;
      },
      unfollow: () => {
        kept = [];
        return {};
      },
      ...handlers,
    },
  });
  vi.stubGlobal("fetch", api.fetch);
  notices.take();
  render(
    <QueryClientProvider client={createQueryClient(tell, { retries: 0 })}>
      <FollowButton place={place} ucid={entry.favoriteUcid} />
      <FollowButton place={place} ucid={entry.favoriteUcid} look="picture" />
    </QueryClientProvider>,
  );
  return { api, person: userEvent.setup() };
}
const all = (name: string) => screen.findAllByRole("button", { name });
const known = async (name: string) => {
  await waitFor(() => {
    for (const button of screen.getAllByRole("button", { name })) expect(button).not.toHaveAttribute("aria-disabled");
  });
  return screen.getAllByRole("button", { name });
};

it("follows, everywhere at once", async () => {
  const { person, api } = open([]);
  const [button] = await known("Follow creator");
  if (button) await person.click(button);
  expect(await known("Unfollow creator")).toHaveLength(2);
  expect(api.calls.find(({ name }) => name === "following.follow")?.input).toEqual({
    body: {
      creatorChannelUcid: place.channelUcid,
      organizationId: place.organizationId,
      favoriteUcid: entry.favoriteUcid,
    },
  });
});

it("unfollows by the id that the list gave", async () => {
  const { person, api } = open([entry]);
  const [, plate] = await known("Unfollow creator");
  if (plate) await person.click(plate);
  expect(await known("Follow creator")).toHaveLength(2);
  expect(api.calls.find(({ name }) => name === "following.unfollow")?.input).toEqual({ params: { id: entry.id } });
});

it("shows the wish at once and takes no other while it is under way", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { person, api } = open([], {}, answered);
  const [button] = await known("Follow creator");
  if (button) await person.click(button);
  const waiting = await all("Unfollow creator");
  for (const one of waiting) {
    expect(one).toHaveAttribute("aria-disabled", "true");
    await person.click(one);
  }
  answer();
  await known("Unfollow creator");
  expect([api.count("following.follow"), api.count("following.unfollow")]).toEqual([1, 0]);
});

it.each([
  [[], "Follow creator", "Failed to follow creator. Please try again later."],
  [[entry], "Unfollow creator", "Failed to unfollow creator. Please try again later."],
])("goes back and says so when it fails: %#", async (followed, name, text) => {
  const fail = () => {
    throw new AppError("unexpected");
  };
  const { person } = open(followed, { follow: fail, unfollow: fail });
  const [button] = await known(name);
  if (button) await person.click(button);
  await waitFor(() => expect(notices.read()).toEqual([{ tone: "error", text }]));
  expect(await known(name)).toHaveLength(2);
});
