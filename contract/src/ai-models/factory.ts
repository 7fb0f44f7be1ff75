import type { AiModels } from "./schema.ts";

const embedded = { name: "Cold Open", isEmbedded: true, setBy: "default", engineId: "embedded" } as const;

export const someAiModels = (parts: Partial<AiModels> = {}): AiModels => ({
  uses: [
    { use: "text", ...embedded },
    { use: "chat", ...embedded },
    { use: "opinions", ...embedded },
    { use: "pictures", ...embedded },
  ],
  models: [],
  keys: [],
  engines: { text: [{ id: "embedded", name: "Cold Open" }], pictures: [{ id: "embedded", name: "Cold Open" }] },
  canUseLocal: true,
  ...parts,
});
