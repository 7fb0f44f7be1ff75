import { anElement, aRun, runId } from "@coldopen/contract/ideation/factory";
import { aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answerSockets, holdSockets } from "../../../testing/fake-socket.ts";
import { blizzard, ideaNamed, opened, projectOfDrawer } from "../../../testing/open-drawer.tsx";
import { isStreaming } from "../store.ts";

const way = (name: string) => screen.getByRole("button", { name });

describe("asking for ideas", () => {
  it("starts from the primary option in the way that was chosen", async () => {
    const { person, requests } = await opened();
    expect(screen.getByRole("region", { name: "Starting from" })).toHaveTextContent("A $900 Sauna");
    await person.click(way("Shorten"));
    expect(requests()[0]?.data).toMatchObject({ pane: "title", option: "shorten", input: "A $900 Sauna" });
  });
  it("starts from scratch where there is nothing yet, and says why the rest can't", async () => {
    const { person, requests } = await opened({ project: aProjectDetail([]) });
    expect(way("Rephrase")).toHaveAttribute("aria-disabled", "true");
    expect(way("Rephrase")).toHaveAccessibleDescription("Choose something to start from first");
    await person.click(way("Rephrase"));
    await person.click(way("From scratch"));
    expect(requests().map(({ data }) => data.option)).toEqual(["emptyState"]);
  });
  it("starts at once for a project just made", async () => {
    const { requests } = await opened({ isNew: true });
    await waitFor(() => expect(requests().map(({ data }) => data.option)).toEqual(["variations"]));
  });
  it("starts from the option the person came with", async () => {
    await opened({ startFrom: { id: blizzard.id, text: blizzard.content } });
    const well = screen.getByRole("region", { name: "Starting from" });
    await waitFor(() => expect(well).toHaveTextContent("The Sauna That Survived"));
  });
  it("combines with a second one", async () => {
    const { person, requests } = await opened();
    await person.click(way("Combine"));
    await person.click(await screen.findByRole("menuitem", { name: "The Sauna That Survived" }));
    expect(requests()[0]?.data).toMatchObject({ option: "combine", otherInput: "The Sauna That Survived" });
  });
  it("changes what is described, in one line", async () => {
    const { person, requests } = await opened();
    const box = screen.getByPlaceholderText("Describe changes...");
    expect(screen.getByRole("button", { name: "Go" })).toBeDisabled();
    expect(box).toHaveAttribute("maxlength", "1000");
    await person.type(box, "make it colder{Enter}");
    expect(requests()[0]?.data).toMatchObject({ option: "thisBut", thisBut: "make it colder", input: "A $900 Sauna" });
    expect(box).toHaveValue("");
  });
  it("uses each run once", async () => {
    const { person, requests } = await opened();
    await person.click(way("Shorten"));
    await person.click(way("More"));
    await person.click(await screen.findByRole("menuitem", { name: "Explode" }));
    const ids = requests().map(({ metadata }) => metadata.tracking.runId);
    expect(new Set(ids).size).toBe(2);
  });
});

describe("ideas as they arrive", () => {
  it("fill six slots that stand from the start", async () => {
    const { person, stream, write, lastRunId } = await opened();
    await person.click(way("Variations"));
    const slots = () => within(screen.getByRole("list", { name: "Variations" })).getAllByRole("listitem");
    expect(slots()).toHaveLength(6);
    expect(isStreaming(projectOfDrawer.id)).toBe(true);
    stream({ runId: lastRunId(), state: "start", total: 6, madeBy: "Cold Open" });
    write(0, "I Spent $900");
    write(1, "The Cheap", false);
    expect(slots()).toHaveLength(6);
    expect(screen.getByText("Writing 2 of 6")).toBeVisible();
    expect(await screen.findByText("The Cheap")).toBeVisible();
    stream({ runId: lastRunId(), state: "complete" });
    expect(slots()).toHaveLength(1);
    expect(screen.getByText("1 result · Made by Cold Open")).toBeVisible();
    expect(isStreaming(projectOfDrawer.id)).toBe(false);
  });
  it("draw four pictures", async () => {
    const { person } = await opened({ pane: "thumbnail", startFrom: { id: optionId(9), text: "A sauna at night" } });
    await person.click(await screen.findByRole("button", { name: "Camera angles" }));
    expect(screen.getByText("Drawing 1 of 4")).toBeVisible();
    expect(screen.getByText("Drawing")).toBeVisible();
    expect(screen.getAllByText("Waiting")).toHaveLength(3);
  });
  it("stop on request and keep their results", async () => {
    const { person, write, socket, lastRunId } = await opened();
    await person.click(way("Variations"));
    write(0, "I Spent $900");
    await person.click(screen.getByRole("button", { name: "Stop" }));
    expect(socket.requests.at(-1)).toEqual({ event: "stop", data: { runId: lastRunId() } });
    expect(ideaNamed("I Spent $900")).toBeVisible();
    expect(screen.getByText(/^Stopped · 1 result/)).toBeVisible();
  });
  it("are stopped by another request", async () => {
    const { person, write, socket } = await opened();
    await person.click(way("Variations"));
    write(0, "I Spent $900");
    await person.click(way("Shorten"));
    expect(socket.requests.map(({ event }) => event)).toEqual(["execution", "stop", "execution"]);
    expect(screen.getByRole("button", { name: "Variations · 1 result" })).toBeVisible();
  });
  it("fail with the server's reason and can be retried", async () => {
    const { person, stream, requests, lastRunId } = await opened();
    await person.click(way("Shorten"));
    stream({ runId: lastRunId(), state: "error", errorReason: "The model is overloaded" });
    expect(screen.getByRole("alert")).toHaveTextContent("The model is overloaded");
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(requests().map(({ data }) => data.option)).toEqual(["shorten", "shorten"]);
  });
  it.each(["refused at once", "refused while they wait"])(
    "that are %s for coming too often say why, and when to try again",
    async (when) => {
      const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const { person, socket, stream, lastRunId } = await opened();
      const text = "You can start 30 generations a minute.";
      if (when === "refused at once")
        socket.answers.set("execution", { code: "rate_limited", message: text, retryAfterSeconds: 3000 });
      await person.click(way("Shorten"));
      if (when !== "refused at once")
        stream({ runId: lastRunId(), state: "error", errorReason: text, retryAfterSeconds: 3000 });
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent("Limit reached");
      expect(alert).toHaveTextContent(text);
      expect(screen.getByRole("button", { name: /^Try again in \d+ seconds$/ })).toBeDisabled();
      error.mockRestore();
    },
  );
  it("fail when the server does not answer", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { person, socket } = await opened();
    socket.answers.delete("execution");
    await person.click(way("Shorten"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Unknown: See logs for more details.");
    error.mockRestore();
  });
});

describe("after a reload", () => {
  it("shows what was generated, the newest open and the rest folded", async () => {
    const older = aRun({
      id: runId(2),
      option: "intensify",
      createdAt: "2026-03-01T00:00:00.000Z",
      elements: [anElement(0, { content: "I Sealed Myself In" })],
    });
    const { person } = await opened({ runs: [aRun(), older] });
    expect(ideaNamed("I Built a Sauna in 2 Days")).toBeVisible();
    expect(screen.queryByRole("button", { name: "I Sealed Myself In" })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Intensify · 1 result" }));
    expect(ideaNamed("I Sealed Myself In")).toBeVisible();
  });
  it("joins a run that still goes on", async () => {
    const { socket, stream } = await opened({ runs: [aRun({ state: "partial", elements: [anElement(0)] })] });
    await waitFor(() => expect(socket.requests).toContainEqual({ event: "join", data: { runId: runId(1) } }));
    stream({ runId: runId(1), state: "partial", element: anElement(1, { content: "The Next" }), isWhole: false });
    expect(await screen.findByText("The Next")).toBeVisible();
  });
  it("polls a run of another user", async () => {
    const runs = [aRun({ state: "partial", elements: [anElement(0)] })];
    answerSockets("join", { code: "not_found", message: "Not found" });
    await opened({ runs });
    runs.splice(0, 1, aRun());
    expect(await screen.findByText("6 results · Made by Cold Open")).toBeVisible();
  });
  it("rejoins after the connection was lost", async () => {
    const { socket, person, lastRunId } = await opened();
    await person.click(way("Shorten"));
    act(() => {
      socket.push("disconnect");
      socket.push("connect");
    });
    await waitFor(() => expect(socket.requests).toContainEqual({ event: "join", data: { runId: lastRunId() } }));
  });
  it("restores the user's edits", async () => {
    const first = await opened({ runs: [aRun()] });
    await first.person.click(screen.getAllByRole("button", { name: "More actions" })[1] ?? document.body);
    await first.person.click(await screen.findByRole("menuitem", { name: /^Send to brainstorm/ }));
    await first.person.type(screen.getByPlaceholderText("Describe changes..."), "colder");
    first.unmount();
    await opened({ runs: [aRun()] });
    expect(screen.getByRole("region", { name: "Starting from" })).toHaveTextContent("I Built a Sauna in 3 Days");
    expect(screen.getByPlaceholderText("Describe changes...")).toHaveValue("colder");
  });
  it("disconnects when it is closed", async () => {
    const { unmount, socket } = await opened();
    unmount();
    await waitFor(() => expect(socket.isOpen).toBe(false));
  });
});

it("is read-only while another user has the edit lock", async () => {
  const { person, onUse } = await opened({ runs: [aRun()], isReadOnly: true });
  expect(screen.queryByRole("button", { name: "Variations" })).toBeNull();
  expect(screen.queryByPlaceholderText("Describe changes...")).toBeNull();
  await person.click(ideaNamed("I Built a Sauna in 2 Days"));
  expect(onUse).not.toHaveBeenCalled();
});

it("switches panes and closes", async () => {
  const { person, onClose } = await opened({ runs: [aRun()] });
  await person.click(screen.getByRole("button", { name: "Concept" }));
  expect(screen.getByText("Six concepts at a time")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("shows a message while connecting takes more than a second", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  holdSockets();
  const { socket } = await opened();
  expect(await screen.findByText("Still connecting")).toBeVisible();
  act(() => socket.push("connect"));
  expect(screen.queryByText("Still connecting")).toBeNull();
  warn.mockRestore();
});
