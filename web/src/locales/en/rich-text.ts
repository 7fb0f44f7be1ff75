import { texts } from "../../lib/i18n.ts";

export const t = texts("rich-text", {
  placeholder: "Start writing...",
  toolbar: "Formatting",
  heading: {
    label: "Text style",
    paragraph: "Paragraph",
    h1: "Heading 1",
    h2: "Heading 2",
    h3: "Heading 3",
  },
  mark: { bold: "Bold", italic: "Italic", underline: "Underline", strike: "Strikethrough", code: "Code" },
  block: {
    bulletList: "Bullet list",
    orderedList: "Numbered list",
    taskList: "Task list",
    blockquote: "Quote",
    codeBlock: "Code block",
  },
  undo: "Undo",
  redo: "Redo",
  link: { title: "Add a link", text: "Text", link: "Link", invalid: "Enter a web address" },
  image: {
    title: "Add an Image",
    address: "Add image URL",
    invalid: "Invalid image URL",
    upload: "Upload an image",
    uploading: "Uploading image",
  },
  video: { title: "Embed Youtube Video", address: "Add YouTube URL", frame: "YouTube video" },
  add: "Add",
  cancel: "Cancel",
  task: "Done: {{task}}",
  emptyTask: "Done",
});
