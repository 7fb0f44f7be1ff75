import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ZoomPicture } from "./zoom-picture.tsx";

const pictures = [
  { id: "1", src: "/api/idea/thumbs/one00000000.webp", name: "One" },
  { id: "2", src: "/api/idea/thumbs/two00000000.webp", name: "Two" },
];
const stageSize = { width: 640, height: 480 };

/** A window with layout: pictures are 1280x720 on a stage of 640x480. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(stageSize.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(stageSize.height);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(1280);
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(720);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: () => void;
      constructor(callback: () => void) {
        this.#tell = callback;
      }
      observe() {
        this.#tell();
      }
      disconnect() {}
    },
  );
  return () => vi.restoreAllMocks();
});

function Looking() {
  const [id, setId] = useState("1");
  return <ZoomPicture pictures={pictures} id={id} onChange={setId} onClose={() => undefined} />;
}
function open() {
  render(<Looking />);
  fireEvent.load(image("One"));
  return userEvent.setup();
}
const image = (name: string) => screen.getByRole("img", { name });
const percent = () => screen.getByText(/%$/, { selector: "[role=status]" }).textContent;

it("begins as large as it fits, and grows by keys and buttons", async () => {
  const person = open();
  expect(percent()).toBe("50%");
  expect(image("One")).toHaveStyle({ width: "640px", height: "360px" });
  await person.keyboard("+");
  expect(percent()).toBe("63%");
  await person.click(screen.getByRole("button", { name: "100%" }));
  expect(percent()).toBe("100%");
  await person.keyboard("0");
  expect(percent()).toBe("50%");
  expect(screen.getByRole("button", { name: "Zoom out" })).toBeDisabled();
});

it("grows under the wheel where the pointer is, and is moved by arrows and by hand", async () => {
  const person = open();
  fireEvent.wheel(image("One"), { deltaY: -1000 });
  expect(percent()).toBe("224%");
  await person.keyboard("1");
  await person.keyboard("{ArrowRight}");
  expect(image("One").style.transform).toBe("translate(calc(-50% + -64px), calc(-50% + 0px))");
  expect(image("One")).toBeVisible();
});

it("walks to the next picture while it fits, and begins anew there", async () => {
  const person = open();
  await person.keyboard("{ArrowRight}");
  fireEvent.load(image("Two"));
  expect(percent()).toBe("50%");
  await person.keyboard("{+}{ArrowRight}");
  expect(screen.getByText("2 / 2")).toBeVisible();
});

it("says so where the picture is gone", () => {
  render(<Looking />);
  fireEvent.error(image("One"));
  expect(screen.getByText("Image not available")).toBeVisible();
});
