import { expressions } from "../../engines/picture/src/brief.ts";
import { damages, type Pair } from "./damages.ts";
import { subjects } from "./subjects.ts";

const COLOURS = ["#ffffff", "#ffe14a", "#ffffff", "#ff5a3c"] as const;
const STYLES = ["realistic", "conceptArt"] as const;

/** 200 pairs: every subject with every damage. Damaged text needs text, half of the others have some, empty places have none. */
export const pairs: readonly Pair[] = damages.flatMap((damage, row) =>
  subjects.map(({ title, words }, at) => {
    const isAboutType = damage === "text" || damage === "stamp";
    const hasWords = isAboutType || (damage !== "thirds" && at % 2 === 0);
    const expression = expressions[(at + row) % expressions.length];
    return {
      damage,
      at,
      title,
      brief: {
        prompt: title,
        style: STYLES[(at + row) % STYLES.length] ?? "realistic",
        seed: 5000 + row * 100 + at,
        ...(at % 3 !== 2 && expression && { expression }),
        ...(hasWords && {
          textLayers: [
            {
              text: words,
              x: 56,
              y: 52,
              size: 132 + (at % 4) * 10,
              colour: COLOURS[(at + row) % COLOURS.length] ?? "#ffffff",
            },
          ],
        }),
      },
    };
  }),
);

/** The sealed half: two of four subjects with all their damages, which are not viewed before the final run. */
export const isSealed = ({ at }: Pair): boolean => at % 4 === 1 || at % 4 === 2;
