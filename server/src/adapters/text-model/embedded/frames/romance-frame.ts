import { capitalised, keyWords, uncapitalised } from "../words.ts";
import { type Frame, numbersIn } from "./frame.ts";

/** Places that take no article. */
const NAMES = {
  es: /^(?:Madrid|Barcelona|Sevilla|Valencia|Bilbao|Granada|Lisboa|Londres|París|Roma|Nueva York|Tokio|Berlín|México|Colombia|Argentina|Chile|Cuba|España|Francia|Italia|Japón|Islandia|Noruega|Alemania|Portugal|Marruecos)$/,
  fr: /^(?:Paris|Lyon|Marseille|Bordeaux|Lille|Nantes|Toulouse|Strasbourg|Londres|Rome|Lisbonne|Tokyo|Berlin|New York|Barcelone|Bruxelles|Montréal|Genève|Cuba)$/,
};
export const isNamedPlace = (language: "es" | "fr", said: string): boolean => NAMES[language].test(said);

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
