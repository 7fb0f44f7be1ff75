import type { RichNode } from "@coldopen/contract/documents/rules";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toastQueue } from "../../lib/toast.ts";
import { QueriesWrapper } from "../../testing/with-queries.tsx";
import { RichText, type RichTextHandle } from "./rich-text.tsx";

// jsdom has no layout; the editor reads positions.
beforeEach(() => {
  const nowhere = () => new DOMRect();
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: nowhere });
  Object.assign(document, { elementFromPoint: () => null });
});

const line = (text: string): RichNode => ({ type: "paragraph", content: [{ type: "text", text }] });
const heading = (level: number, text: string): RichNode => ({
  type: "heading",
  attrs: { level },
  content: [{ type: "text", text }],
});

function show(content: RichNode[], isEditing = true) {
  const changed = vi.fn<(content: RichDocument) => void>();
  const ref = createRef<RichTextHandle>();
  const view = render(
    <RichText ref={ref} label="Notes" content={{ type: "doc", content }} isEditing={isEditing} onChange={changed} />,
    { wrapper: QueriesWrapper },
  );
  const handle = () => {
    if (!ref.current) throw new Error("The editor is not there");
    return ref.current;
  };
  return { ...view, handle, changed, person: userEvent.setup() };
}
/** Typing by single key presses is too slow. */
const fill = async (person: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await person.click(field);
  await person.paste(text);
};
const tool = (name: string) =>
  within(screen.getByRole("toolbar", { name: "Formatting" })).getByRole("button", { name });

describe("by default", () => {
  it("is read only, without tools", () => {
    show([heading(2, "Plan"), line("Walk")], false);
    const text = screen.getByRole("document", { name: "Notes" });
    expect(text).toHaveAttribute("contenteditable", "false");
    expect(within(text).getByRole("heading", { level: 2, name: "Plan" })).toBeVisible();
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("leaves a task as it is when its box is pressed", async () => {
    const task = { type: "taskItem", attrs: { checked: false }, content: [line("Charge the lamp")] };
    const { person, changed } = show([{ type: "taskList", content: [task] }], false);
    const box = screen.getByRole("checkbox", { name: "Done: Charge the lamp" });
    await person.click(box);
    expect(box).not.toBeChecked();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe("in edit mode", () => {
  it("invites to write where there is nothing", () => {
    show([{ type: "paragraph" }]);
    const text = screen.getByRole("textbox", { name: "Notes" });
    expect(text).toHaveAttribute("contenteditable", "true");
    expect(text.querySelector("p")).toHaveAttribute("data-placeholder", "Start writing...");
  });

  it("turns a line into a heading and back", async () => {
    const { person } = show([line("Plan")]);
    const style = screen.getByRole("combobox", { name: "Text style" });
    expect(style).toHaveTextContent("Paragraph");
    await person.click(style);
    const names = (await screen.findAllByRole("option")).map((option) => option.textContent);
    expect(names).toEqual(["Paragraph", "Heading 1", "Heading 2", "Heading 3"]);
    await person.click(screen.getByRole("option", { name: "Heading 3" }));
    expect(await screen.findByRole("heading", { level: 3, name: "Plan" })).toBeVisible();
    await waitFor(() => expect(style).toHaveTextContent("Heading 3"));
  });

  it.each([
    ["Bullet list", "list"],
    ["Numbered list", "list"],
    ["Quote", "blockquote"],
    ["Code block", "code"],
  ])("%s wraps the line", async (name, role) => {
    const { person } = show([line("Plan")]);
    await person.click(tool(name));
    expect(await screen.findByRole(role)).toHaveTextContent("Plan");
    expect(tool(name)).toHaveAttribute("aria-pressed", "true");
  });

  it("checks a task off", async () => {
    const { person, changed } = show([line("Plan")]);
    await person.click(tool("Task list"));
    await person.click(await screen.findByRole("checkbox", { name: "Done: Plan" }));
    expect(changed.mock.lastCall?.[0].content[0]?.content?.[0]?.attrs).toMatchObject({ checked: true });
  });

  it("is left and reached by keyboard, tool by tool", async () => {
    const { person } = show([line("Plan")]);
    act(() => tool("Bold").focus());
    await person.keyboard("{ArrowRight}");
    expect(tool("Italic")).toHaveFocus();
  });

  it("takes a change back", async () => {
    const { person } = show([line("Plan")]);
    await person.click(tool("Quote"));
    await screen.findByRole("blockquote");
    await person.click(tool("Undo"));
    await waitFor(() => expect(screen.queryByRole("blockquote")).toBeNull());
  });
});

describe("a link", () => {
  const open = async (content: RichNode[]) => {
    const all = show(content);
    await all.person.click(tool("Add a link"));
    const panel = within(await screen.findByRole("dialog", { name: "Add a link" }));
    return { ...all, panel };
  };

  it("gets https:// where it was left out", async () => {
    const { person, panel } = await open([{ type: "paragraph" }]);
    await fill(person, panel.getByRole("textbox", { name: "Text" }), "our map");
    await fill(person, panel.getByRole("textbox", { name: "Link" }), "maps.example/1");
    await person.click(panel.getByRole("button", { name: "Add" }));
    const link = await screen.findByRole("link", { name: "our map" });
    expect(link).toHaveAttribute("href", "https://maps.example/1");
    expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });

  it("that leads nowhere can't be added", async () => {
    const { person, panel } = await open([{ type: "paragraph" }]);
    await fill(person, panel.getByRole("textbox", { name: "Link" }), "javascript:alert(1)");
    expect(panel.getByRole("button", { name: "Add" })).toBeDisabled();
  });

  it("goes when its address is emptied, and its text stays", async () => {
    const marks = [{ type: "link", attrs: { href: "https://a.example" } }];
    const { person, panel } = await open([{ type: "paragraph", content: [{ type: "text", text: "map", marks }] }]);
    const address = panel.getByRole("textbox", { name: "Link" });
    expect(address).toHaveValue("https://a.example");
    await person.clear(address);
    await person.click(panel.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
    expect(screen.getByRole("textbox", { name: "Notes" })).toHaveTextContent("map");
  });

  it("is not added on Cancel", async () => {
    const { person, panel } = await open([line("Plan")]);
    await fill(person, panel.getByRole("textbox", { name: "Link" }), "a.example");
    await person.click(panel.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("a picture", () => {
  const images = (isLoading: boolean) =>
    vi.stubGlobal(
      "Image",
      class {
        onload = () => {};
        onerror = () => {};
        set src(_: string) {
          queueMicrotask(() => (isLoading ? this.onload() : this.onerror()));
        }
      },
    );
  const add = async (address: string) => {
    const all = show([line("Plan")]);
    await all.person.click(tool("Add an Image"));
    const panel = within(await screen.findByRole("dialog", { name: "Add an Image" }));
    const button = panel.getByRole("button", { name: "Add" });
    expect(button).toBeDisabled();
    await fill(all.person, panel.getByRole("textbox", { name: "Add image URL" }), address);
    return { ...all, panel, button };
  };

  it("is added by its address, without the whitespace in it", async () => {
    images(true);
    const { container, person, panel } = await add(" https://a.example/ x.png ");
    await waitFor(() => expect(panel.getByRole("button", { name: "Add" })).toBeEnabled());
    await person.click(panel.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(container.querySelector("img[src]")).toHaveAttribute("src", "https://a.example/x.png"));
  });

  it("that doesn't load is refused", async () => {
    images(false);
    toastQueue.take();
    const { container, panel } = await add("https://a.example/x.png");
    await waitFor(() => expect(toastQueue.read()).toEqual([{ tone: "error", text: "Invalid image URL" }]));
    expect(panel.getByRole("button", { name: "Add" })).toBeDisabled();
    expect(container.querySelector("img[src]")).toBeNull();
    toastQueue.take();
  });

  it("needs a valid address", async () => {
    const { button } = await add("a.example/x.png");
    expect(button).toBeDisabled();
  });
});

it("embeds a video by its link", async () => {
  const { person } = show([line("Plan")]);
  await person.click(tool("Embed Youtube Video"));
  const panel = within(await screen.findByRole("dialog", { name: "Embed Youtube Video" }));
  const address = panel.getByRole("textbox", { name: "Add YouTube URL" });
  await fill(person, address, "https://youtu.be/short");
  expect(panel.getByRole("button", { name: "Add" })).toBeDisabled();
  await person.clear(address);
  await fill(person, address, "https://youtu.be/dQw4w9WgXcQ");
  await person.click(panel.getByRole("button", { name: "Add" }));
  expect(await screen.findByTitle("YouTube video")).toHaveAttribute(
    "src",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  );
});

describe("from outside", () => {
  it("hands out and copies its text", async () => {
    const { handle } = show([heading(1, "Plan"), line("Walk"), line("Eat")], false);
    const written: string[] = [];
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async (text: string) => written.push(text) } });
    expect(handle().text()).toBe("Plan\nWalk\nEat");
    await handle().copyAll();
    expect(written).toEqual(["Plan\nWalk\nEat"]);
  });

  it("scrolls to a heading by its text", () => {
    const reached: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      reached.push(this.textContent ?? "");
    };
    const { handle } = show([heading(1, "The hook"), line("x"), heading(2, "Hook"), heading(3, "End")], false);
    expect(["Hook", "THE H", "end", "nothing"].map((text) => handle().scrollToHeading(text))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(reached).toEqual(["Hook", "The hook", "End"]);
  });

  it("takes another document without reporting a change", () => {
    const { rerender, changed } = show([line("one")]);
    rerender(<RichText label="Notes" content={{ type: "doc", content: [line("two")] }} isEditing onChange={changed} />);
    expect(screen.getByRole("textbox", { name: "Notes" })).toHaveTextContent("two");
    expect(changed).not.toHaveBeenCalled();
  });
});
