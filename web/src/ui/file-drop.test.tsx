import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FileDrop } from "./file-drop.tsx";

const file = new File(["x"], "a.png");
const held = (...types: string[]) => ({ dataTransfer: { types, files: [file] } });

function open(props: { isOn?: boolean; takesPasted?: boolean } = {}) {
  const onFiles = vi.fn();
  render(
    <FileDrop isOn label="Drop it" onFiles={onFiles} {...props}>
      <p>Here</p>
    </FileDrop>,
  );
  return { onFiles, place: screen.getByText("Here") };
}

it("says that it takes a file, and takes it", () => {
  const { onFiles, place } = open();
  fireEvent.dragOver(place, held("Files"));
  expect(screen.getByText("Drop it")).toBeVisible();
  fireEvent.drop(place, held("Files"));
  expect(onFiles).toHaveBeenCalledWith([file]);
  expect(screen.queryByText("Drop it")).toBeNull();
});

it.each([
  ["what is moved within the page", {}, held("text/uri-list", "Files", "text/plain")],
  ["words", {}, { dataTransfer: { types: ["text/plain"], files: [] } }],
  ["anything while it is off", { isOn: false }, held("Files")],
])("leaves %s alone", (_, props, event) => {
  const { onFiles, place } = open(props);
  const over = createEvent.dragOver(place, event);
  fireEvent(place, over);
  expect(over.defaultPrevented).toBe(false);
  fireEvent.drop(place, event);
  expect(onFiles).not.toHaveBeenCalled();
});

it("takes what is pasted only where it should", () => {
  const first = open();
  fireEvent.paste(first.place, { clipboardData: { files: [file] } });
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
