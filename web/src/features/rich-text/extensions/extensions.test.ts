import type { RichNode } from "@coldopen/contract/documents/rules";
import { RichDocument } from "@coldopen/contract/documents/schema";
import { Editor } from "@tiptap/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { replaceDocument } from "./protection.ts";
import { studioExtensions } from "./studio-extensions.ts";

const paragraph = (text: string, attrs?: Record<string, unknown>): RichNode => ({
  type: "paragraph",
  ...(attrs && { attrs }),
  content: [{ type: "text", text }],
});
const fixed = (text: string) => paragraph(text, { isEditable: false });

function open(...content: RichNode[]) {
  const element = document.body.appendChild(document.createElement("div"));
  const editor = new Editor({
    element,
    extensions: studioExtensions,
    content: { type: "doc", content },
    injectCSS: false,
  });
  onTestFinished(() => {
    editor.destroy();
    element.remove();
  });
  const paste = (types: Record<string, string>) => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "clipboardData", {
      value: { getData: (type: string) => types[type] ?? "", files: [] },
    });
    editor.view.dom.dispatchEvent(event);
  };
  return { editor, paste, lines: () => editor.getText({ blockSeparator: "|" }) };
}

describe("a node that is not to be edited", () => {
  const whole = [paragraph("one"), fixed("fixed"), paragraph("two")];
  const inFixed = 8;

  it("takes no text, no style and no deletion", () => {
    const { editor, lines } = open(...whole);
    editor.chain().insertContentAt(inFixed, "typed").run();
    editor.chain().setTextSelection({ from: 7, to: 10 }).toggleBold().run();
    editor.chain().setTextSelection(inFixed).setHeading({ level: 1 }).run();
    editor.chain().setTextSelection({ from: 7, to: 11 }).deleteSelection().run();
    editor.chain().selectAll().deleteSelection().run();
    editor.chain().setTextSelection(inFixed).updateAttributes("paragraph", { isEditable: true }).run();
    expect(lines()).toBe("one|fixed|two");
    expect(editor.getJSON().content?.[1]).toMatchObject({ attrs: { isEditable: false } });
  });

  it("lets the caret in and out", () => {
    const { editor } = open(...whole);
    editor.commands.setTextSelection(inFixed);
    expect(editor.state.selection.from).toBe(inFixed);
    editor.commands.setTextSelection(2);
    expect(editor.state.selection.from).toBe(2);
  });

  it("looks as before when the browser has typed into it by itself", async () => {
    const { editor } = open(...whole);
    const shown = editor.view.dom.querySelectorAll("p")[1];
    shown?.append("!");
    await vi.waitFor(() => expect(editor.view.dom.querySelectorAll("p")[1]).toHaveTextContent(/^fixed$/));
  });

  it("leaves its neighbours free", () => {
    const { editor, lines } = open(...whole);
    editor.chain().insertContentAt(4, "!").run();
    expect(lines()).toBe("one!|fixed|two");
  });

  it("goes when the whole document is replaced", () => {
    const { editor, lines } = open(...whole);
    replaceDocument(editor, { type: "doc", content: [paragraph("new")] }, { emitUpdate: false });
    expect(lines()).toBe("new");
  });
});

describe("pasting", () => {
  it("puts a video's link in as plain text", () => {
    const { editor, paste } = open(paragraph("x"));
    editor.commands.selectAll();
    paste({
      "text/plain": "https://youtu.be/dQw4w9WgXcQ",
      "text/html": '<a href="https://youtu.be/dQw4w9WgXcQ">A video</a>',
    });
    expect(editor.getHTML()).toContain("<p>https://youtu.be/dQw4w9WgXcQ</p>");
    expect(editor.getHTML()).not.toContain("<a");
  });

  it("keeps the lines that follow such a link", () => {
    const { editor, paste, lines } = open({ type: "paragraph" });
    paste({ "text/plain": "https://youtu.be/dQw4w9WgXcQ\nwatch it" });
    expect(lines()).toContain("https://youtu.be/dQw4w9WgXcQ|watch it");
    expect(editor.isActive("link")).toBe(false);
  });

  it.each([
    '<p><a href="javascript:alert(1)" class="fixed">bad</a></p>',
    '<p><a href="https://good.example" target="_top" style="color:red" class="x">good</a></p>',
    '<img src="https://a.example/x.png" onerror="alert(1)" width="9" title="t">',
    '<img src="http://a.example/x.png"><img src="data:image/png;base64,AA">',
    '<iframe src="https://evil.example"></iframe><script>alert(1)</script>',
    '<div data-youtube-video="https://evil.example/x"><iframe src="https://evil.example"></iframe></div>',
    '<h4>four</h4><ol start="3" type="a"><li>x</li></ol><pre><code class="language-ts">let a</code></pre>',
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>done</p></li></ul>',
    '<p data-editable="false">fixed</p><table><tr><td>cell</td></tr></table>',
  ])("of %s leaves a document that can be saved", (html) => {
    const { editor, paste } = open(paragraph("x"));
    paste({ "text/html": html });
    expect(RichDocument.safeParse(editor.state.doc.toJSON()).error?.issues).toBeUndefined();
    expect(editor.getHTML()).not.toMatch(/javascript:|evil\.example|onerror|class="(?!language)/);
  });
});

describe("what is shown", () => {
  it("embeds videos without cookies and loads pictures without a referrer", () => {
    const { editor } = open(
      { type: "youtube", attrs: { src: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" } },
      { type: "image", attrs: { src: "https://a.example/x.png" } },
    );
    expect(editor.view.dom.querySelector("iframe")).toHaveAttribute(
      "src",
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    );
    expect(editor.view.dom.querySelector("img[src]")).toHaveAttribute("referrerpolicy", "no-referrer");
  });

  it("never follows an address that slipped into a document", () => {
    const link = { type: "link", attrs: { href: "javascript:alert(1)" } };
    const { editor } = open(
      { type: "paragraph", content: [{ type: "text", text: "x", marks: [link] }] },
      { type: "image", attrs: { src: "javascript:alert(1)" } },
      { type: "youtube", attrs: { src: "javascript:alert(1)" } },
    );
    expect(editor.view.dom.querySelector("a")).not.toHaveAttribute("href");
    expect(editor.view.dom.querySelector("img[src]")).toBeNull();
    expect(editor.view.dom.querySelector("iframe")).toHaveAttribute("src", "about:blank");
  });
});
