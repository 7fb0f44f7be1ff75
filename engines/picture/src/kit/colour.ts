export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const text = hex.slice(1);
  const full = text.length === 3 ? [...text].map((digit) => digit + digit).join("") : text.slice(0, 6);
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export const hexOf = (rgb: readonly number[]): string =>
  `#${rgb
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const each = (a: string, b: string, join: (a: number, b: number) => number): string => {
  const [one, two] = [rgbOf(a), rgbOf(b)];
  return hexOf([join(one[0], two[0]), join(one[1], two[1]), join(one[2], two[2])]);
};

export const mix = (a: string, b: string, share: number): string => each(a, b, (x, y) => x + (y - x) * share);
export const multiply = (a: string, b: string): string => each(a, b, (x, y) => (x * y) / 255);
export const screen = (a: string, b: string): string => each(a, b, (x, y) => 255 - ((255 - x) * (255 - y)) / 255);
export const lighter = (colour: string, share: number): string => mix(colour, "#ffffff", share);
export const darker = (colour: string, share: number): string => mix(colour, "#000000", share);

export function luminanceOf(colour: string): number {
  const [r, g, b] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
