import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import ToastOutlet from "./toast-outlet.tsx";

it("stands beside the page, so that nothing that covers the page covers what is said", () => {
  const { container } = render(<ToastOutlet waiting={[]} />);
  expect(screen.getByRole("region", { name: /Notifications/ }).parentElement).toBe(document.body);
  expect(container).toBeEmptyDOMElement();
});
