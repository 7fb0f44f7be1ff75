import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RetryButton } from "./retry-button.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waitingLabel = (seconds: number) => `Wait ${seconds}`;
const button = () => screen.getByRole("button");

it("counts down, and can be pressed when the time has come", () => {
  const onClick = vi.fn();
  render(<RetryButton label="Retry" retryAt={Date.now() + 2500} waitingLabel={waitingLabel} onClick={onClick} />);
  expect(button()).toHaveTextContent("Wait 3");
  button().click();
  expect(onClick).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1000));
  expect(button()).toHaveTextContent("Wait 2");
  act(() => void vi.advanceTimersByTime(2000));
  expect(button()).toHaveTextContent("Retry");
  button().click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("can be pressed at once where there is nothing to wait for, and waits again when it is refused again", () => {
  const { rerender } = render(<RetryButton label="Retry" retryAt={undefined} waitingLabel={waitingLabel} />);
  expect(button()).toBeEnabled();
  rerender(<RetryButton label="Retry" retryAt={Date.now() + 5000} waitingLabel={waitingLabel} />);
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent("Wait 5");
});
