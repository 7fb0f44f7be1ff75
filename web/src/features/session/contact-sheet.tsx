import clsx from "clsx";
import { useState } from "react";
import { builtAsset } from "../../lib/picture-source.ts";
import { usePainted } from "../../lib/use-painted.ts";

const pictures = import.meta.glob<string>("../../assets/contact-sheet/*.webp", {
  eager: true,
  import: "default",
  query: "?no-inline",
});
const pictureOf = (frame: string) => pictures[`../../assets/contact-sheet/${frame}.webp`];

const rows = [
  ["forge", "sub", "ramen"],
  ["vault", "bike", "plane"],
  ["space", "lookout", "rocket"],
  ["ferry", "climb", "cabins"],
  ["money", "tokyo", "ice"],
  ["chess", "treehouse", "map"],
].flat();

const index = { bike: "21.7x", lookout: "12.4x" } as const;
export type ChosenFrame = keyof typeof index;

/** Decoration beside the account pages; its pictures load after the first paint of the text. */
export function ContactSheet({ chosen }: { chosen?: ChosenFrame | undefined }) {
  const isPainted = usePainted();
  return (
    <div
      aria-hidden
      className="sticky top-0 hidden h-dvh overflow-hidden border-l border-line bg-sunken select-none lg:block"
    >
      <div className="absolute -top-10 -right-15 left-5 grid grid-cols-3 content-start gap-2.5">
        {rows.map((frame, position) => (
          <Frame
            key={frame}
            src={isPainted ? pictureOf(frame) : undefined}
            number={position + 1}
            index={frame === chosen ? index[chosen] : undefined}
          />
        ))}
      </div>
    </div>
  );
}

type FrameProps = { src: string | undefined; number: number; index: string | undefined };

/** Fades in after loading, so that the text counts as the largest contentful paint. */
function Frame({ src, number, index }: FrameProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const on = index !== undefined;
  return (
    <div className="relative grid gap-1">
      <img
        src={builtAsset(src)}
        alt=""
        width={400}
        height={225}
        loading="lazy"
        onLoad={() => setIsLoaded(true)}
        className={clsx(
          "aspect-video w-full rounded-xs transition-opacity delay-(--d-base) duration-(--d-slow) will-change-[opacity]",
          !isLoaded && "opacity-0",
          !on && "brightness-50 saturate-[.55] light:brightness-[.86] light:contrast-[.92] light:saturate-[.7]",
        )}
      />
      <span
        className={clsx("flex justify-between px-px text-micro", on ? "font-semibold text-brand-text" : "text-faint")}
      >
        <span>{on ? `${number}A` : number}</span>
        <span>{index}</span>
      </span>
      {on && isLoaded && <PencilRing />}
    </div>
  );
}

const PencilRing = () => (
  <svg
    viewBox="0 0 330 220"
    fill="none"
    aria-hidden="true"
    className="absolute -top-[6%] -left-[3.5%] z-(--z-sticky) w-[107.6%] overflow-visible"
  >
    <path
      d="M58 34C118 4 262 8 300 62C338 120 268 198 158 204C70 208 8 170 14 108C20 52 96 18 196 22C232 24 262 32 282 44"
      stroke="var(--brand)"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
  </svg>
);
