type ReadyPhoto = { name: string; cutoutId: string };

const normalize = (text: string) => text.toLowerCase().normalize("NFKD");
const MAX_PEOPLE = 2;

/** The people whom the prompt names, or the first of the cast. The seed chooses one of their photos. */
export function chooseCast(ready: readonly ReadyPhoto[], prompt: string, seed: number): string[] {
  const names = [...new Set(ready.map(({ name }) => name))];
  const words = new Set(normalize(prompt).match(/\p{L}+/gu) ?? []);
  const named = names.filter((name) => (normalize(name).match(/\p{L}+/gu) ?? []).some((part) => words.has(part)));
  return (named.length > 0 ? named : names.slice(0, 1)).slice(0, MAX_PEOPLE).flatMap((name) => {
    const photos = ready.filter((one) => one.name === name);
    return photos[seed % photos.length]?.cutoutId ?? [];
  });
}
