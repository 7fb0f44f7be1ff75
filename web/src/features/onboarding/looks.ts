import { t } from "../../locales/en/onboarding.ts";

const known = [
  "at night",
  "in warm golden light",
  "in cold blue light",
  "in bright daylight",
  "subject on the left",
  "subject on the right",
  "subject in the centre",
] as const;

/** The words of a look as people read them; words that are unknown here are shown as they are. */
export const lookNames = (look: readonly string[]): string[] =>
  look.map((word) => {
    const name = known.find((one) => one === word);
    return name ? t(`looks.${name}`) : word;
  });
export const lookText = (look: readonly string[]): string => lookNames(look).join(", ");
