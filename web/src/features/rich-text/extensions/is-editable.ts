import { Extension } from "@tiptap/core";

const types = [
  "paragraph",
  "heading",
  "bulletList",
  "orderedList",
  "listItem",
  "taskList",
  "taskItem",
  "blockquote",
  "codeBlock",
  "horizontalRule",
  "image",
  "youtube",
];

/** Blocks can be marked as read-only; a copy of one is an ordinary block. */
export const IsEditable = Extension.create({
  name: "isEditable",
  addGlobalAttributes: () => [
    {
      types,
      attributes: {
        isEditable: {
          default: true,
          keepOnSplit: false,
          parseHTML: () => true,
          renderHTML: ({ isEditable }) => (isEditable === false ? { "data-editable": "false" } : {}),
        },
      },
    },
  ],
});
