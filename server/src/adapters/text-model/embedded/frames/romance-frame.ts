import { capitalised, keyWords, uncapitalised } from "../words.ts";
import { type Frame, numbersIn } from "./frame.ts";

/** What French and Spanish make of a topic once its shape is known. */
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
    p: uncapitalised(said),
    ...(slots.question === undefined && { P: capitalised(said) }),
    ...(kind !== "activity" &&
      kind !== "thing" && { tale: said.charAt(0).toLowerCase() + said.slice(1), Tale: capitalised(said) }),
  },
  numbers: numbersIn(said),
  keys: keyWords(said),
});
