import { aFollowedChannel } from "@coldopen/contract/following/factory";
import { AppError } from "@coldopen/contract/kernel/errors";
import { fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query.ts";
import { toast, toastQueue } from "../../lib/toast.ts";
import { type FakeHandlers, fakeApi } from "../../testing/fake-api.ts";
import { FollowButton } from "./follow-button.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const entry = aFollowedChannel();

/** Two buttons for one creator, as on a card and in its dialog. */
function open(
  followed: ReturnType<typeof aFollowedChannel>[],
  handlers: FakeHandlers["following"] = {},
  answered = Promise.resolve(),
) {
  let stored = followed;
  const api = fakeApi({
    following: {
      list: () => ({ results: stored }),
      follow: async () => {
        await answered;
        stored = [entry];
        return entry;
      },
      unfollow: () => {
        stored = [];
        return {};
      },
      ...handlers,
    },
  });
  vi.stubGlobal("fetch", api.fetch);
  toastQueue.take();
  render(
    <QueryClientProvider client={createQueryClient(toast, { retries: 0 })}>
      <FollowButton channel={channel} ucid={entry.favoriteUcid} />
      <FollowButton channel={channel} ucid={entry.favoriteUcid} look="picture" />
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
      creatorChannelUcid: channel.channelUcid,
      organizationId: channel.organizationId,
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

it("shows the requested state at once and ignores clicks while the request runs", async () => {
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
  await waitFor(() => expect(toastQueue.read()).toEqual([{ tone: "error", text }]));
  expect(await known(name)).toHaveLength(2);
});

describe("when the followed creators can't be loaded", () => {
  const failing = (followed: ReturnType<typeof aFollowedChannel>[]) => {
    const server = { isDown: true, followed };
    const app = open(followed, {
      list: () => {
        if (server.isDown) throw new AppError("unexpected");
        return { results: server.followed };
      },
      follow: () => {
        server.followed = [entry];
        return entry;
      },
    });
    return { ...app, server };
  };
  const text = "The creators you follow could not be loaded.";

  it("says so and offers to try again, which follows", async () => {
    const { person, server } = failing([]);
    const [button] = await known("Follow creator");
    if (button) await person.click(button);
    await waitFor(() => expect(toastQueue.read()).toMatchObject([{ tone: "error", text, action: { label: "Retry" } }]));
    server.isDown = false;
    const [notice] = toastQueue.take();
    act(() => notice?.action?.onSelect());
    expect(await known("Unfollow creator")).toHaveLength(2);
  });
  it("follows at once where they can be loaded by then", async () => {
    const { person, server, api } = failing([]);
    const [button] = await known("Follow creator");
    server.isDown = false;
    if (button) await person.click(button);
    expect(await known("Unfollow creator")).toHaveLength(2);
    expect([api.count("following.follow"), toastQueue.read()]).toEqual([1, []]);
  });
  it("leaves a creator followed who turns out to be", async () => {
    const { person, server, api } = failing([entry]);
    const [button] = await known("Follow creator");
    server.isDown = false;
    if (button) await person.click(button);
    expect(await known("Unfollow creator")).toHaveLength(2);
    expect([api.count("following.follow"), api.count("following.unfollow")]).toEqual([0, 0]);
  });
});
