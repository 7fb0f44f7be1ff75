import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { early } from "./early.tsx";

const Part = ({ name }: { name: string }) => <p>{name}</p>;
const shown = (Early: ReturnType<typeof early<{ name: string }>>) => {
  const seen: string[] = [];
  const Waiting = () => {
    seen.push("waiting");
    return <p>Waiting</p>;
  };
  render(
    <Suspense fallback={<Waiting />}>
      <Early name="Here" />
    </Suspense>,
  );
  return seen;
};

it("draws what has come by then with the rest", async () => {
  const Early = early(async () => ({ default: Part }));
  await act(async () => undefined);
  const seen = shown(Early);
  expect(screen.getByText("Here")).toBeVisible();
  expect(seen).toEqual([]);
});

it("shows that something is coming until it has", async () => {
  let arrive = (_: { default: typeof Part }) => {};
  const coming = new Promise<{ default: typeof Part }>((resolve) => {
    arrive = resolve;
  });
  shown(early(() => coming));
  expect(await screen.findByText("Waiting")).toBeVisible();
  arrive({ default: Part });
  expect(await screen.findByText("Here")).toBeVisible();
});
