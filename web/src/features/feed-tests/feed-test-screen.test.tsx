import { aFeedVideo } from "@coldopen/contract/feed-tests/factory";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const token = "a".repeat(43);
const impression = `${crypto.randomUUID()}.${"b".repeat(43)}`;
const visitId = impression.split(".")[0];
const videos = ["A sauna", "A boat", "A plane"].map((title, at) =>
  aFeedVideo({ id: String(at), title, thumb: `/api/t/${token}/pictures/${visitId}/${at}` }),
);

// jsdom loads no pictures.
class LoadedImage {
  onload = () => undefined;
  set src(_: string) {
    queueMicrotask(() => this.onload());
  }
}
beforeEach(() => vi.stubGlobal("Image", LoadedImage));

function open(handlers: NonNullable<FakeHandlers["feedTests"]> = {}) {
  return renderApp(paths.feedTest(token), {
    api: {
      feedTests: {
        open: () => ({ state: "open", impression, videos }),
        report: () => ({}),
        choose: () => ({}),
        ...handlers,
      },
    },
  });
}
const inputsOf = ({ api }: ReturnType<typeof open>, name: string) =>
  api.calls.filter((call) => call.name === `feedTests.${name}`).map(({ input }) => input);

describe("a share link", () => {
  it("shows the feed without sign-in and takes one choice", async () => {
    const app = open();
    await app.person.click(await screen.findByRole("button", { name: "Show the videos" }));
    const cards = (await screen.findAllByRole("button", { name: /Field Days/ })).map((card) =>
      card.getAttribute("aria-label"),
    );
    expect(cards).toEqual(["A sauna, Field Days", "A boat, Field Days", "A plane, Field Days"]);
    await app.person.click(screen.getByRole("button", { name: "A boat, Field Days" }));
    expect(await screen.findByText("Your choice was counted. You can close this page.")).toBeVisible();
    expect(inputsOf(app, "report")).toEqual([{ params: { token }, body: { impression, event: "shown" } }]);
    // Events of a test are untrusted, like those of a script.
    expect(inputsOf(app, "choose")).toMatchObject([{ body: { impression, choice: 1, signal: "none" } }]);
    expect(app.api.count("session.profile")).toBe(0);
  });

  it("renders every video with the same markup except text and position", async () => {
    const app = open();
    await app.person.click(await screen.findByRole("button", { name: "Show the videos" }));
    const cards = await screen.findAllByRole("button", { name: /Field Days/ });
    const looks = cards.map((card, at) =>
      card.outerHTML.replaceAll(videos[at]?.title ?? "", "title").replaceAll(`${visitId}/${at}"`, 'picture"'),
    );
    expect(looks).toHaveLength(3);
    expect(looks[0]).toContain(`src="/api/t/${token}/pictures/picture"`);
    expect(new Set(looks).size).toBe(1);
  });

  it("explains the test and the stored data before the feed is shown", async () => {
    const app = open();
    expect(await screen.findByText(/nothing that says who you are/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /A boat/ })).toBeNull();
    expect(app.api.count("feedTests.report")).toBe(0);
  });

  it.each([
    ["gone", "This test has ended"],
    ["not_found", "This link no longer works"],
    ["unavailable", "The page could not be loaded"],
  ] as const)("that answers %s says: %s", async (code, text) => {
    open({
      open: () => {
        throw new AppError(code);
      },
    });
    expect(await screen.findByRole("heading", { name: text })).toBeVisible();
  });

  it("tells a returning visitor that they have answered", async () => {
    open({ open: () => ({ state: "answered" }) });
    expect(await screen.findByRole("heading", { name: "You have taken part already" })).toBeVisible();
  });

  it("keeps a choice that failed to send, and sends it again", async () => {
    let isBroken = true;
    const app = open({
      choose: () => {
        if (isBroken) throw new AppError("unavailable");
        return {};
      },
    });
    await app.person.click(await screen.findByRole("button", { name: "Show the videos" }));
    await app.person.click(await screen.findByRole("button", { name: "A plane, Field Days" }));
    isBroken = false;
    await app.person.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Thank you" })).toBeVisible();
    const [first, second] = inputsOf(app, "choose");
    expect(second).toEqual(first);
  });
});
