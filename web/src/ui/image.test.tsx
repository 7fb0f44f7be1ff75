import { render, screen } from "@testing-library/react";
import { StrictMode, Suspense, use } from "react";
import { expect, test, vi } from "vitest";
import { Image } from "./image.tsx";

const plane = {
  src: "/api/idea/thumbs/plane000000.webp",
  srcSet: "/api/idea/thumbs/plane000000.webp 640w",
  sizes: "320px",
  alt: "A plane",
};
const shown = () => screen.getByRole("img", { name: "A plane" });

test("loads its sources, also under StrictMode", () => {
  render(<Image {...plane} />, { wrapper: StrictMode });
  expect(shown()).toHaveAttribute("src", "/api/idea/thumbs/plane000000.webp");
  expect(shown()).toHaveAttribute("srcset", "/api/idea/thumbs/plane000000.webp 640w");
  expect(shown()).toHaveAttribute("sizes", "320px");
});

test("goes from one picture to the next without letting go in between", () => {
  const { rerender } = render(<Image {...plane} />);
  const image = shown();
  const removed = vi.spyOn(image, "removeAttribute");
  rerender(
    <Image
      src="/api/idea/thumbs/boat0000000.webp"
      srcSet="/api/idea/thumbs/boat0000000.webp 640w"
      sizes="320px"
      alt="A plane"
    />,
  );
  expect(image).toHaveAttribute("src", "/api/idea/thumbs/boat0000000.webp");
  expect(removed).not.toHaveBeenCalled();
  rerender(<Image src="/api/idea/thumbs/boat0000000.webp" alt="A plane" />);
  expect(image).not.toHaveAttribute("srcset");
});

test("cancels a pending load when it is unmounted", () => {
  const { unmount } = render(<Image {...plane} />);
  const image = shown();
  unmount();
  expect(image).not.toHaveAttribute("src");
  expect(image).not.toHaveAttribute("srcset");
});

test("loads nothing if it rendered but was never in the DOM", () => {
  const asked = vi.spyOn(HTMLImageElement.prototype, "setAttribute");
  const never = new Promise<string>(() => undefined);
  const Waiting = () => use(never);
  render(
    <Suspense>
      <Image {...plane} />
      <Waiting />
    </Suspense>,
  );
  expect(asked.mock.calls.map(([name]) => name)).not.toContain("src");
  asked.mockRestore();
});
