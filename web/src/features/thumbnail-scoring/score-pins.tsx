import { useQuery } from "@tanstack/react-query";
import { recommendationsQuery, type Scored } from "./api.ts";
import { pinPosition, recommendationsOf } from "./rules.ts";

type ScorePinsProps = Scored & { hasThirds?: boolean; hasPins?: boolean };
const line = "absolute bg-on-plate/40";

/** Overlays of the picture: the lines of thirds, and the numbered pins of the recommendations. */
export function ScorePins({ hasThirds = true, hasPins = true, ...scored }: ScorePinsProps) {
  const { data } = useQuery(recommendationsQuery(scored));
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {hasThirds && (
        <>
          <span className={`${line} inset-y-0 left-1/3 w-px`} />
          <span className={`${line} inset-y-0 left-2/3 w-px`} />
          <span className={`${line} inset-x-0 top-1/3 h-px`} />
          <span className={`${line} inset-x-0 top-2/3 h-px`} />
        </>
      )}
      {hasPins &&
        data &&
        recommendationsOf(data).map((recommendation, index) => {
          const position = pinPosition(recommendation);
          return (
            position && (
              <span
                key={recommendation.check}
                style={position}
                className="absolute -m-2.75 grid size-5.5 place-items-center rounded-full bg-plate-hover text-micro font-[650] text-on-plate ring-[1.5px] ring-on-plate/85"
              >
                {index + 1}
              </span>
            )
          );
        })}
    </div>
  );
}
