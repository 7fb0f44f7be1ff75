import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Children, type KeyboardEvent, type ReactNode, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { pieceContext } from "./piece-context.ts";

type CarouselState = { index: number; count: number; go: (index: number) => void };

const [CarouselProvider, useCarousel] = pieceContext<CarouselState>("Carousel");
const [SlideProvider, useSlide] = pieceContext<{ position: number }>("CarouselSlides");

type CarouselProps = {
  label: string;
  count: number;
  index?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Carousel({ label, count, index: controlled, onIndexChange, className, children }: CarouselProps) {
  const [own, setOwn] = useState(0);
  const index = Math.min(Math.max(controlled ?? own, 0), Math.max(count - 1, 0));
  const go = (next: number) => {
    if (next < 0 || next >= count || next === index) return;
    setOwn(next);
    onIndexChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") go(index + 1);
    if (event.key === "ArrowLeft") go(index - 1);
  };
  return (
    <CarouselProvider value={{ index, count, go }}>
      <section aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown} className={className}>
        {children}
      </section>
    </CarouselProvider>
  );
}

type PieceProps = { className?: string | undefined; children?: ReactNode };

export function CarouselSlides({ className, children }: PieceProps) {
  const { index } = useCarousel("CarouselSlides");
  return (
    <div className={clsx("overflow-hidden", className)}>
      <ul
        className="flex transition-transform duration-(--d-slow) ease-out"
        style={{ transform: `translateX(${index * -100}%)` }}
      >
        {Children.toArray(children).map((slide, position) => (
          <SlideProvider key={keyOf(slide, position)} value={{ position }}>
            {slide}
          </SlideProvider>
        ))}
      </ul>
    </div>
  );
}

const keyOf = (slide: ReturnType<typeof Children.toArray>[number], position: number) =>
  typeof slide === "object" && "key" in slide && slide.key !== null ? slide.key : position;

export function CarouselSlide({ className, children }: PieceProps) {
  const { index, count } = useCarousel("CarouselSlide");
  const { position } = useSlide("CarouselSlide");
  return (
    <li
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${count}`}
      inert={position !== index}
      className={clsx("w-full flex-none", className)}
    >
      {children}
    </li>
  );
}

export function CarouselPrevious({ label }: { label: string }) {
  const { index, go } = useCarousel("CarouselPrevious");
  return (
    <IconButton size="sm" label={label} icon={<ChevronLeft />} disabled={index === 0} onClick={() => go(index - 1)} />
  );
}

export function CarouselNext({ label }: { label: string }) {
  const { index, count, go } = useCarousel("CarouselNext");
  return (
    <IconButton
      size="sm"
      label={label}
      icon={<ChevronRight />}
      disabled={index >= count - 1}
      onClick={() => go(index + 1)}
    />
  );
}

export function CarouselCounter({ className }: PieceProps) {
  const { index, count } = useCarousel("CarouselCounter");
  return (
    <span aria-live="polite" className={clsx("text-xs text-muted", className)}>
      {count === 0 ? 0 : index + 1} / {count}
    </span>
  );
}
