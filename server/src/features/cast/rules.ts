type Ready = { name: string; cutoutId: string };

const plain = (text: string) => text.toLowerCase().normalize("NFKD");
const SHOWN_AT_MOST = 2;

/** Who appears in a picture: whoever its words name, else the first of the cast; each seed another photo of them. */
export function castIn(ready: readonly Ready[], prompt: string, seed: number): string[] {
  const names = [...new Set(ready.map(({ name }) => name))];
  const words = new Set(plain(prompt).match(/\p{L}+/gu) ?? []);
  const named = names.filter((name) => (plain(name).match(/\p{L}+/gu) ?? []).some((part) => words.has(part)));
  return (named.length > 0 ? named : names.slice(0, 1)).slice(0, SHOWN_AT_MOST).flatMap((name) => {
    const photos = ready.filter((one) => one.name === name);
    return photos[seed % photos.length]?.cutoutId ?? [];
  });
}
