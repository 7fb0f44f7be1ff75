import { useQuery } from "@tanstack/react-query";
import { recommendationsQuery, type Scored } from "./api.ts";
import { pinPlace, waysOf } from "./rules.ts";

type ScorePinsProps = Scored & { hasThirds?: boolean; hasPins?: boolean };
const line = "absolute bg-on-plate/40";

/** Laid over the picture: the lines of thirds, and the numbers of the recommendations where they belong. */
export function ScorePins({ hasThirds = true, hasPins = true, ...asked }: ScorePinsProps) {
  const { data } = useQuery(recommendationsQuery(asked));
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
        waysOf(data).map((way, index) => {
          const place = pinPlace(way);
          return (
            place && (
              <span
                key={way.check}
                style={place}
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
