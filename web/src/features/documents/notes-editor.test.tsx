import { textOf } from "@coldopen/contract/documents/rules";
import type { Notes, RichDocument } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { aPicture } from "@coldopen/contract/pictures/factory";
import { fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query.ts";
import { toast, toastQueue } from "../../lib/toast.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { answerUploads } from "../../testing/fake-uploads.ts";
import { NotesEditor, notesKey } from "./index.ts";

// jsdom has no layout; the editor reads positions.
beforeEach(() => {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  Object.assign(document, { elementFromPoint: () => null });
});

const projectId = "5d2a9d0e-6c1b-4f7e-9a53-0f4d8f1c2b3a";
const scope = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const documentWith = (...lines: string[]): RichDocument => ({
  type: "doc",
  content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

/** A fake server with versions. */
function aServer(content: RichDocument) {
  const server = {
    notes: { version: 1, content, updatedAt: null, updatedBy: "Bo" } as Notes,
    isDown: false,
    /** Saves wait for this. */
    gate: Promise.resolve(),
    file: documentWith("From a file"),
  };
  const answer = <T,>(reply: T): T => {
    if (server.isDown) throw new AppError("unavailable");
    return reply;
  };
  const api = fakeApi({
    pictures: { upload: () => aPicture() },
    documents: {
      notes: () => answer(server.notes),
      readFile: () => answer({ content: server.file }),
      saveNotes: async ({ body }) => {
        await server.gate;
        answer(undefined);
        if (body.version !== server.notes.version) throw new AppError("conflict");
        server.notes = { ...server.notes, version: body.version + 1, content: body.content };
        return { version: server.notes.version, updatedAt: null };
      },
    },
  });
  vi.stubGlobal("fetch", api.fetch);
  answerUploads(api.fetch);
  return server;
}

function open({ isReadOnly = false, mayUpload = false } = {}) {
  const client = createQueryClient(toast, { retries: 0 });
  const view = render(
    <QueryClientProvider client={client}>
      <NotesEditor projectId={projectId} scope={scope} isReadOnly={isReadOnly} mayUpload={mayUpload} />
    </QueryClientProvider>,
  );
  return { ...view, client, person: userEvent.setup() };
}
/** A change that needs no layout: the line becomes a quote. */
const quote = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole("button", { name: "Edit" }));
  await person.click(await screen.findByRole("button", { name: "Quote" }));
};
const quoted = (content: RichDocument) => content.content[0]?.type === "blockquote";

it("shows the notes read-only until Edit is pressed", async () => {
  aServer(documentWith("Pack the lamp"));
  const { person } = open();
  expect(await screen.findByRole("document", { name: "Notes" })).toHaveTextContent("Pack the lamp");
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
  await person.click(screen.getByRole("button", { name: "Edit" }));
  expect(await screen.findByRole("textbox", { name: "Notes" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByRole("document", { name: "Notes" })).toBeVisible();
});

it("shows empty notes read-only until Edit is pressed", async () => {
  aServer({ type: "doc", content: [{ type: "paragraph" }] });
  const { person } = open();
  expect(await screen.findByText("No notes yet. Press Edit to write some.")).toBeVisible();
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "Notes" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Edit" }));
  expect(await screen.findByRole("textbox", { name: "Notes" })).toBeVisible();
});

it("shows another person's saved edit to a viewer", async () => {
  const server = aServer(documentWith("Pack the lamp"));
  const { client } = open({ isReadOnly: true });
  await screen.findByText("Pack the lamp");
  server.notes = { version: 2, content: documentWith("Pack the stove"), updatedAt: null, updatedBy: "Bo" };
  await client.invalidateQueries({ queryKey: notesKey(projectId) });
  expect(await screen.findByText("Pack the stove")).toBeVisible();
});

it("stores a pasted image as a picture of the channel", async () => {
  aServer(documentWith("Pack the lamp"));
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Edit" }));
  const notes = await screen.findByRole("textbox", { name: "Notes" });
  const file = new File(["x"], "map.png", { type: "image/png" });
  fireEvent.paste(notes, { clipboardData: { files: [file], types: ["Files"], getData: () => "" } });
  await waitFor(() => expect(notes.querySelector("img")).toHaveAttribute("src", aPicture().url));
});

it("can't be edited by read-only users", async () => {
  aServer(documentWith("Pack the lamp"));
  open({ isReadOnly: true });
  await screen.findByText("Pack the lamp");
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
});

it("saves by itself", async () => {
  const server = aServer(documentWith("Pack the lamp"));
  let openGate = () => {};
  server.gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const { person } = open();
  await quote(person);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Saving"));
  expect(quoted(server.notes.content)).toBe(false);
  openGate();
  await waitFor(() => expect(quoted(server.notes.content)).toBe(true));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Saved"));
  expect(localStorage).toHaveLength(0);
});

it("saves on leaving", async () => {
  const server = aServer(documentWith("Pack the lamp"));
  const { person, unmount } = open();
  await quote(person);
  unmount();
  await waitFor(() => expect(quoted(server.notes.content)).toBe(true));
});

it("stores offline edits and restores them in another tab", async () => {
  const server = aServer(documentWith("Pack the lamp"));
  const { person, unmount } = open();
  await screen.findByText("Pack the lamp");
  server.isDown = true;
  await quote(person);
  expect(await screen.findByText("Offline. Your text is stored on this device.")).toBeVisible();
  unmount();
  await waitFor(() => expect(localStorage).toHaveLength(1));
  server.isDown = false;
  open();
  expect(await screen.findByRole("blockquote")).toHaveTextContent("Pack the lamp");
  await waitFor(() => expect(quoted(server.notes.content)).toBe(true));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it("saves at once when the connection is back", async () => {
  const server = aServer(documentWith("Pack the lamp"));
  const { person } = open();
  await screen.findByText("Pack the lamp");
  server.isDown = true;
  await quote(person);
  await screen.findByText("Offline. Your text is stored on this device.");
  server.isDown = false;
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(quoted(server.notes.content)).toBe(true));
});

it.each([
  ["Keep mine", (notes: Notes) => quoted(notes.content) && notes.version === 3],
  ["Take theirs", ({ content, version }: Notes) => JSON.stringify(content).includes("theirs") && version === 2],
  ["Keep both", ({ content }: Notes) => content.content.some(({ type }) => type === "horizontalRule")],
])("shows a conflict after another user saved: %s", async (choice, isDone) => {
  const server = aServer(documentWith("Pack the lamp"));
  const { person } = open();
  await screen.findByText("Pack the lamp");
  server.notes = { version: 2, content: documentWith("theirs"), updatedAt: null, updatedBy: "Bo" };
  await quote(person);
  expect(await screen.findByRole("alert")).toHaveTextContent("Bo saved another version while you were writing.");
  expect(server.notes.content).toEqual(documentWith("theirs"));
  await person.click(screen.getByRole("button", { name: choice }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await waitFor(() => expect(isDone(server.notes)).toBe(true));
  const shown = screen.getByRole("textbox", { name: "Notes" });
  expect(shown.textContent?.includes("theirs")).toBe(choice !== "Keep mine");
  expect(shown.textContent?.includes("Pack the lamp")).toBe(choice !== "Take theirs");
  expect(localStorage).toHaveLength(0);
});

it("copies all its text", async () => {
  aServer(documentWith("Pack the lamp", "and the map"));
  const { person } = open();
  toastQueue.take();
  await screen.findByText("and the map");
  await person.click(screen.getByRole("button", { name: "Copy all text" }));
  await waitFor(() => expect(toastQueue.read()).toEqual([{ tone: "success", text: "Copied" }]));
  expect(await navigator.clipboard.readText()).toBe("Pack the lamp\nand the map");
  toastQueue.take();
});

it("says when the notes can't be loaded, and tries again", async () => {
  const server = aServer(documentWith("Pack the lamp"));
  server.isDown = true;
  const { person } = open();
  await screen.findByText("The notes could not be loaded.");
  server.isDown = false;
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Pack the lamp")).toBeVisible();
});

describe("a document", () => {
  const script = new File(["hello"], "script.md");
  const choose = async (person: ReturnType<typeof userEvent.setup>, file = script) =>
    person.upload(await screen.findByLabelText("Choose a document"), file);
  const openWithGate = () => open({ mayUpload: true });

  it("is added below what is there, saved, and taken back by one undo", async () => {
    const server = aServer(documentWith("Pack the lamp"));
    const { person } = openWithGate();
    await choose(person);
    expect(await screen.findByText("From a file")).toBeVisible();
    await waitFor(() => expect(textOf(server.notes.content)).toBe("Pack the lamp\nFrom a file"), { timeout: 5_000 });
    const [notice] = toastQueue.take();
    expect(notice?.text).toBe("Added script.md");
    act(() => notice?.action?.onSelect());
    await waitFor(() => expect(screen.queryByText("From a file")).toBeNull());
    await waitFor(() => expect(textOf(server.notes.content)).toBe("Pack the lamp"), { timeout: 5_000 });
  });

  it("replaces empty notes", async () => {
    const server = aServer({ type: "doc", content: [{ type: "paragraph" }] });
    const { person } = openWithGate();
    await choose(person);
    await waitFor(() => expect(textOf(server.notes.content)).toBe("From a file"), { timeout: 5_000 });
  });

  it("that could not be uploaded is tried again", async () => {
    const server = aServer(documentWith("Pack the lamp"));
    const { person } = openWithGate();
    await screen.findByText("Pack the lamp");
    server.isDown = true;
    await choose(person);
    expect(await screen.findByText("Upload failed")).toBeVisible();
    server.isDown = false;
    await person.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("From a file")).toBeVisible();
    expect(screen.queryByText("Upload failed")).toBeNull();
  });

  it.each([
    ["of another kind", new File(["x"], "photo.png"), "photo.png: Choose a text, Markdown, RTF, PDF or Word document."],
    [
      "of more than 10 MB",
      new File([new Uint8Array(10 * 1_048_576 + 1)], "long.pdf"),
      "long.pdf: A document may have up to 10 MB.",
    ],
  ])("%s is rejected before sending", async (_, file, message) => {
    aServer(documentWith("Pack the lamp"));
    openWithGate();
    await choose(userEvent.setup({ applyAccept: false }), file);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("that does not fit is rejected with a message and leaves the notes unchanged", async () => {
    const server = aServer(documentWith("x".repeat(300_000)));
    server.file = documentWith("y".repeat(300_000));
    const { person } = openWithGate();
    await choose(person);
    expect(await screen.findByText("script.md: There is not enough room for it in these notes.")).toBeVisible();
    expect(server.notes.version).toBe(1);
  });

  it("can't be added with a closed gate or by read-only users", async () => {
    aServer(documentWith("Pack the lamp"));
    const view = open();
    await screen.findByText("Pack the lamp");
    expect(screen.queryByRole("button", { name: "Add a document" })).toBeNull();
    view.unmount();
    open({ mayUpload: true, isReadOnly: true });
    await screen.findByText("Pack the lamp");
    expect(screen.queryByRole("button", { name: "Add a document" })).toBeNull();
  });
});
