type Scene = { sky: string; sun: string; land: string; ridge: string };

const scenes: Record<"dusk" | "noon" | "night", Scene> = {
  dusk: { sky: "#e9a15b", sun: "#fbe3a3", land: "#5b2f24", ridge: "#8d4a31" },
  noon: { sky: "#6fb1d6", sun: "#fff6d8", land: "#b98748", ridge: "#d9b077" },
  night: { sky: "#1c2740", sun: "#e8e3cf", land: "#0d1420", ridge: "#16203a" },
};

const draw = ({ sky, sun, land, ridge }: Scene, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${sky}" d="M0 0h${width}v${height}H0z"/><circle cx="${width * 0.68}" cy="${height * 0.42}" r="${Math.min(width, height) * 0.2}" fill="${sun}"/><path fill="${ridge}" d="M0 ${height * 0.72}L${width * 0.3} ${height * 0.45}L${width * 0.55} ${height * 0.75}L${width * 0.8} ${height * 0.55}L${width} ${height * 0.78}V${height}H0z"/><path fill="${land}" d="M0 ${height * 0.82}Q${width * 0.5} ${height * 0.7} ${width} ${height * 0.86}V${height}H0z"/></svg>`;

const made = new Map<string, string>();

/** A drawn scene as an object URL, so that the gallery needs no server. */
export const samplePicture = (scene: keyof typeof scenes, width = 1280, height = 720): string => {
  const drawing = draw(scenes[scene], width, height);
  const address = made.get(drawing) ?? URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  made.set(drawing, address);
  return address;
};
