import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FileDrop } from "./file-drop.tsx";

const file = new File(["x"], "a.png");
const dragEvent = (...types: string[]) => ({ dataTransfer: { types, files: [file] } });

function open(props: { isOn?: boolean; takesPasted?: boolean } = {}) {
  const onFiles = vi.fn();
  render(
    <FileDrop isOn label="Drop it" onFiles={onFiles} {...props}>
      <p>Here</p>
    </FileDrop>,
  );
  return { onFiles, dropTarget: screen.getByText("Here") };
}

it("says that it takes a file, and takes it", () => {
  const { onFiles, dropTarget } = open();
  fireEvent.dragOver(dropTarget, dragEvent("Files"));
  expect(screen.getByText("Drop it")).toBeVisible();
  fireEvent.drop(dropTarget, dragEvent("Files"));
  expect(onFiles).toHaveBeenCalledWith([file]);
  expect(screen.queryByText("Drop it")).toBeNull();
});

it.each([
  ["what is moved within the page", {}, dragEvent("text/uri-list", "Files", "text/plain")],
  ["words", {}, { dataTransfer: { types: ["text/plain"], files: [] } }],
  ["anything while it is off", { isOn: false }, dragEvent("Files")],
])("leaves %s alone", (_, props, event) => {
  const { onFiles, dropTarget } = open(props);
  const over = createEvent.dragOver(dropTarget, event);
  fireEvent(dropTarget, over);
  expect(over.defaultPrevented).toBe(false);
  fireEvent.drop(dropTarget, event);
  expect(onFiles).not.toHaveBeenCalled();
});

it("takes what is pasted only where it should", () => {
  const first = open();
  fireEvent.paste(first.dropTarget, { clipboardData: { files: [file] } });
  expect(first.onFiles).not.toHaveBeenCalled();
  const onFiles = vi.fn();
  render(
    <FileDrop isOn takesPasted label="Drop it" onFiles={onFiles}>
      <p>There</p>
    </FileDrop>,
  );
  fireEvent.paste(screen.getByText("There"), { clipboardData: { files: [file] } });
  expect(onFiles).toHaveBeenCalledWith([file]);
});
