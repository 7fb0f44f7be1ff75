import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import clsx from "clsx";
import { Pause, Play, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../locales/en/outlier-detail.ts";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { Image } from "../../ui/image.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";

const SHOT_MS = 1_800;
/** A camera move: where it looks in percent, and how close, at its start and its end. */
type Shot = { from: Framing; to: Framing };
type Framing = { x: number; y: number; zoom: number };
const shots: readonly Shot[] = [
  { from: { x: 50, y: 50, zoom: 1 }, to: { x: 50, y: 50, zoom: 1.12 } },
  { from: { x: 12, y: 20, zoom: 2.2 }, to: { x: 30, y: 24, zoom: 2.2 } },
  { from: { x: 85, y: 70, zoom: 2.4 }, to: { x: 70, y: 60, zoom: 2.1 } },
  { from: { x: 50, y: 85, zoom: 1.8 }, to: { x: 50, y: 60, zoom: 1.8 } },
  { from: { x: 60, y: 40, zoom: 3 }, to: { x: 55, y: 42, zoom: 2.4 } },
  { from: { x: 50, y: 50, zoom: 1.25 }, to: { x: 50, y: 50, zoom: 1 } },
];

const framed = ({ x, y, zoom }: Framing) => ({ transformOrigin: `${x}% ${y}%`, transform: `scale(${zoom})` });

type StoryboardProps = { video: OutlierVideo; className?: string | undefined; onEnd: () => void };

/** Six camera moves over the picture of a demo video, which has no film. Without motion the shots are cuts. */
export function Storyboard({ video, className, onEnd }: StoryboardProps) {
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const shot = shots[at];
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => (at + 1 < shots.length ? setAt(at + 1) : onEnd()), SHOT_MS);
    return () => clearTimeout(timer);
  }, [at, isPaused, onEnd]);
  if (!shot) return null;
  return (
    <section
      aria-label={t("storyboard.name", { title: video.title1 })}
      className={clsx("relative overflow-hidden rounded-md bg-sunken", className)}
    >
      <Move key={at} src={video.thumb} shot={shot} isStill={isStill || isPaused} />
      <div className="absolute inset-x-1.5 bottom-1.5 flex items-center gap-2 rounded-xs bg-plate px-1.5 py-1 text-on-plate">
        <GlyphButton
          size="xs"
          label={t(isPaused ? "storyboard.resume" : "storyboard.pause")}
          icon={isPaused ? <Play /> : <Pause />}
          onClick={() => setPaused(!isPaused)}
        />
        <ol aria-hidden className="flex flex-1 gap-1">
          {shots.map(({ from }, index) => (
            <li
              key={`${from.x} ${from.y} ${from.zoom}`}
              className={clsx("h-0.5 flex-1 rounded-full", index <= at ? "bg-on-plate" : "bg-on-plate/35")}
            />
          ))}
        </ol>
        <span className="type-data text-micro">{t("storyboard.shot", { shot: at + 1, all: shots.length })}</span>
        <GlyphButton size="xs" label={t("storyboard.stop")} icon={<RotateCcw />} onClick={onEnd} />
      </div>
    </section>
  );
}

/** Starts at the first framing and moves to the last one after it was painted. */
function Move({ src, shot, isStill }: { src: string; shot: Shot; isStill: boolean }) {
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStarted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span
      className="block size-full ease-linear"
      style={{
        ...framed(hasStarted || isStill ? shot.to : shot.from),
        transitionProperty: isStill ? "none" : "transform",
        transitionDuration: `${SHOT_MS}ms`,
      }}
    >
      <Image src={src} alt="" loading="eager" className="size-full object-cover" />
    </span>
  );
}
