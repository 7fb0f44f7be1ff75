import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import {
  Carousel,
  CarouselCounter,
  CarouselNext,
  CarouselPrevious,
  CarouselSlide,
  CarouselSlides,
} from "./carousel.tsx";

const Videos = ({ count = 3, seen = [] }: { count?: number; seen?: number[] }) => (
  <Carousel label="Videos" count={count} onIndexChange={(index) => seen.push(index)}>
    <CarouselSlides>
      {Array.from({ length: count }, (_, index) => `Video ${index + 1}`).map((title) => (
        <CarouselSlide key={title}>{title}</CarouselSlide>
      ))}
    </CarouselSlides>
    <CarouselPrevious label="Previous" />
    <CarouselCounter />
    <CarouselNext label="Next" />
  </Carousel>
);

const slide = (title: string) => screen.getByText(title);

test("steps forward and back, and stops at its ends", async () => {
  const seen: number[] = [];
  render(<Videos seen={seen} />);
  const [previous, next] = [
    screen.getByRole("button", { name: "Previous" }),
    screen.getByRole("button", { name: "Next" }),
  ];
  expect(screen.getByText("1 / 3")).toBeInTheDocument();
  expect(previous).toBeDisabled();
  await userEvent.click(next);
  await userEvent.click(next);
  expect(screen.getByText("3 / 3")).toBeInTheDocument();
  expect(next).toBeDisabled();
  await userEvent.click(previous);
  expect(seen).toEqual([1, 2, 1]);
});

test("moves by arrow keys", async () => {
  render(<Videos />);
  screen.getByRole("button", { name: "Next" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByText("2 / 3")).toBeInTheDocument();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(screen.getByText("1 / 3")).toBeInTheDocument();
});

test("makes hidden slides inert", async () => {
  render(<Videos />);
  expect(slide("Video 1")).not.toHaveAttribute("inert");
  expect(slide("Video 2")).toHaveAttribute("inert");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(slide("Video 1")).toHaveAttribute("inert");
  expect(slide("Video 2")).not.toHaveAttribute("inert");
});

test("renders without slides", () => {
  render(<Videos count={0} />);
  expect(screen.getByText("0 / 0")).toBeInTheDocument();
});

test.each([
  ["CarouselSlides", <CarouselSlides key="slides" />],
  ["CarouselSlide", <CarouselSlide key="slide" />],
  ["CarouselPrevious", <CarouselPrevious key="previous" label="Previous" />],
  ["CarouselNext", <CarouselNext key="next" label="Next" />],
  ["CarouselCounter", <CarouselCounter key="counter" />],
])("%s throws outside a carousel", (name, piece) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(piece)).toThrow(`${name} must be used within Carousel`);
  vi.restoreAllMocks();
});
