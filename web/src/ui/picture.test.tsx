import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Heart } from "lucide-react";
import { expect, test, vi } from "vitest";
import { fakeApi } from "../testing/fake-api.ts";
import { Picture } from "./picture.tsx";
import { PictureAction } from "./picture-action.tsx";

test("shows the picture with its plate", () => {
  render(<Picture src="/api/idea/thumbs/plane000000.webp" alt="A plane" plate="27:33" />);
  expect(screen.getByRole("img", { name: "A plane" })).toHaveAttribute("src", "/api/idea/thumbs/plane000000.webp");
  expect(screen.getByText("27:33")).toBeInTheDocument();
});

test.each([null, undefined, ""])("says that there is no image for %j", (src) => {
  render(<Picture src={src} alt="A plane" />);
  expect(screen.getByRole("img", { name: "Image not available" })).toHaveTextContent("Image not available");
});

test("says so when the image fails, and tries a new one", () => {
  const { rerender } = render(<Picture src="/api/idea/thumbs/gone0000000.webp" alt="A plane" />);
  fireEvent.error(screen.getByRole("img", { name: "A plane" }));
  expect(screen.getByText("Image not available")).toBeInTheDocument();
  rerender(<Picture src="/api/idea/thumbs/new00000000.webp" alt="A plane" />);
  expect(screen.getByRole("img", { name: "A plane" })).toHaveAttribute("src", "/api/idea/thumbs/new00000000.webp");
});

test("tries a failed image again when the network is back", () => {
  render(<Picture src="/api/idea/thumbs/plane000000.webp" alt="A plane" />);
  fireEvent.error(screen.getByRole("img", { name: "A plane" }));
  expect(screen.queryByRole("img", { name: "A plane" })).not.toBeInTheDocument();
  fireEvent(window, new Event("online"));
  expect(screen.getByRole("img", { name: "A plane" })).toBeInTheDocument();
});

test("reserves its space while loading", () => {
  const { container } = render(<Picture alt="A plane" loading="plain" />);
  expect(container.firstElementChild).toHaveAttribute("aria-busy", "true");
  expect(screen.queryByText("Image not available")).not.toBeInTheDocument();
});

test("has its own main colour until it is drawn and loaded", () => {
  const block = () => container.querySelector(".skeleton");
  const { container, rerender } = render(<Picture alt="A plane" loading="plain" color="#204060" />);
  expect(block()).toHaveStyle({ backgroundColor: "#204060" });
  expect(block()).toHaveClass("animate-pulse");
  rerender(<Picture src="/api/pictures/00000000-0000-4000-8000-000000000001" alt="A plane" color="#204060" />);
  expect(block()).toHaveStyle({ backgroundColor: "#204060" });
  fireEvent.load(screen.getByRole("img", { name: "A plane" }));
  expect(block()).not.toBeInTheDocument();
});

test("shows the draft and a status while a model generates the picture", () => {
  render(
    <Picture src="/api/idea/thumbs/draft000000.webp" alt="Draft" loading="ai" loadingText="Generating thumbnail..." />,
  );
  expect(screen.getByRole("img", { name: "Draft" })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Generating thumbnail...");
});

test("its actions can be reached and have names", () => {
  render(
    <Picture
      src="/api/idea/thumbs/a0000000000.webp"
      alt="A"
      actions={<PictureAction label="Save item" icon={<Heart />} />}
    />,
  );
  expect(screen.getByRole("button", { name: "Save item" })).toBeInTheDocument();
});

test("drawn pictures show their main colours until they are loaded, asked for in one call", async () => {
  const colors = { plane000001: "#204060", boat0000001: "#806020" };
  const api = fakeApi({
    catalogue: {
      colors: () => ({ results: Object.entries(colors).map(([videoId, color]) => ({ videoId, color })) }),
    },
  });
  vi.stubGlobal("fetch", api.fetch);
  const { container } = render(
    Object.keys(colors).map((id) => <Picture key={id} src={`/api/idea/thumbs/${id}.webp`} alt={id} />),
  );
  const blocks = [...container.querySelectorAll(".skeleton")];
  for (const [at, color] of Object.values(colors).entries())
    await waitFor(() => expect(blocks[at]).toHaveStyle({ backgroundColor: color }));
  expect(api.count("catalogue.colors")).toBe(1);
  fireEvent.load(screen.getByRole("img", { name: "plane000001" }));
  expect(blocks[0]).not.toBeInTheDocument();
});
