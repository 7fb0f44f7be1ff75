import { PLACES_WITHOUT_ARTICLE } from "../data/place-names.ts";
import { capitalised, keyWords, uncapitalised } from "../words.ts";
import { type Frame, numbersIn } from "./frame.ts";

export const isNamedPlace = (language: "es" | "fr", said: string): boolean =>
  PLACES_WITHOUT_ARTICLE[language].test(said);

/** Builds the frame of a French or Spanish topic from its type and slots. */
export const romanceFrame = (
  language: "es" | "fr",
  said: string,
  { kind, topic, slots }: Pick<Frame, "kind" | "topic" | "slots">,
): Frame => ({
  language,
  kind,
  topic,
  phrase: said,
  slots: {
    ...slots,
    ...(kind === "story" && { lived: capitalised(said) }),
    p: uncapitalised(said),
    ...(slots.question === undefined && { P: capitalised(said) }),
    ...(kind !== "activity" &&
      kind !== "thing" &&
      slots.np === undefined && { tale: said.charAt(0).toLowerCase() + said.slice(1), Tale: capitalised(said) }),
  },
  numbers: numbersIn(said),
  keys: keyWords(said),
});
