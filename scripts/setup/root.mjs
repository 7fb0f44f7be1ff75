import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const cache = join(root, "node_modules", ".cache", "coldopen");
export const tool = (name) => join(root, "node_modules", ".bin", name);
