type ReadyPhoto = { name: string; cutoutId: string };

const normalize = (text: string) => text.toLowerCase().normalize("NFKD");
const MAX_PEOPLE = 2;

/** The prompt tells about its author: "I", "we", a verb in the first person, or an activity without a subject. */
const SELF =
  /(?<![\p{L}'’])(?:i|i['’]m|i['’]ve|we|me|myself|us|yo|nosotros|nosotras|ich|wir|mich|uns|je|j['’]\p{L}+|nous|moi)(?![\p{L}])|^\p{L}{2,}(?:ing|é|í)(?![\p{L}])/iu;
const ASKED_EXPRESSION = /a person who looks (\p{L}+)/u;
/** The expression that the prompt asks for in its own words, as `describeCutout` writes it. */
export const expressionIn = (text: string): string | undefined => ASKED_EXPRESSION.exec(text)?.[1];
export const describeCutout = (expression: string): string => `a person who looks ${expression}`;

/** The people whom the prompt names, or the first of the cast if the prompt is about its author. */
function membersIn(names: readonly string[], prompt: string): readonly string[] {
  const words = new Set(normalize(prompt).match(/\p{L}+/gu) ?? []);
  const named = names.filter((name) => (normalize(name).match(/\p{L}+/gu) ?? []).some((part) => words.has(part)));
  return named.length > 0 ? named : SELF.test(prompt) ? names.slice(0, 1) : [];
}

/**
 * The cut-outs of a picture. The seed chooses one of a member's photos. If the prompt asks for an expression, only photos
 * with it are shown: the engine draws a person with that expression instead of a photo with another one.
 */
export function chooseCast(
  ready: readonly ReadyPhoto[],
  prompt: string,
  seed: number,
  expressions: ReadonlyMap<string, string> = new Map(),
): string[] {
  const asked = expressionIn(prompt);
  const members = membersIn([...new Set(ready.map(({ name }) => name))], prompt);
  return members.slice(0, MAX_PEOPLE).flatMap((name) => {
    const photos = ready.filter((one) => one.name === name && (!asked || expressions.get(one.cutoutId) === asked));
    return photos[seed % Math.max(1, photos.length)]?.cutoutId ?? [];
  });
}
