import { type Draw, plain, things } from "./things.ts";

/** What the words name, at most two; something to look at when they name nothing we can draw. */
export function thingsIn(prompt: string): Draw[] {
  const found = things.filter(({ words }) => words.test(prompt)).map(({ draw }) => draw);
  return found.length > 0 ? found.slice(0, 2) : [plain];
}
