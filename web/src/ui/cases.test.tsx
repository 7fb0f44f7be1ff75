import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Case, Cases } from "./cases.tsx";

const State = ({ loading = false, failed = false }) => (
  <Cases>
    <Case default>Ready</Case>
    <Case when={loading}>Loading</Case>
    <Case when={failed}>Failed</Case>
  </Cases>
);

test.each([
  [{ loading: true, failed: true }, "Loading"],
  [{ failed: true }, "Failed"],
  [{}, "Ready"],
])("for %j it shows %s alone", (state, text) => {
  const { container } = render(<State {...state} />);
  expect(container).toHaveTextContent(new RegExp(`^${text}$`));
});

test("shows nothing when no case holds and none is the default", () => {
  const { container } = render(
    <Cases>
      <Case when={false}>Loading</Case>
    </Cases>,
  );
  expect(container).toBeEmptyDOMElement();
});

describe("misuse", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  test("throws without children", () => {
    expect(() => render(<Cases />)).toThrow("Cases needs at least one Case");
  });

  test("throws with more than one default", () => {
    const two = (
      <Cases>
        <Case default>One</Case>
        <Case default>Two</Case>
      </Cases>
    );
    expect(() => render(two)).toThrow("Cases takes at most one default Case");
  });

  test("throws with anything but cases", () => {
    expect(() => render(<Cases>Text</Cases>)).toThrow("Cases takes only Case children");
    expect(screen.queryByText("Text")).not.toBeInTheDocument();
  });
});
