import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Reads the two forms of range that package.json's engines use: ^a.b.c and >=a.b.c, joined by ||. */
export function satisfies(version, ranges) {
  const numbers = (text) => text.match(/\d+/g).slice(0, 3).map(Number);
  const [major, minor, patch] = numbers(version);
  return ranges.split("||").some((range) => {
    const [a, b, c] = numbers(range);
    if (major !== a) return major > a && !range.includes("^");
    return minor > b || (minor === b && patch >= c);
  });
}

export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  if (satisfies(process.versions.node, engines.node)) return;
  console.error(`Cold Open needs Node.js ${engines.node}. This is ${process.version}: see https://nodejs.org.`);
  process.exit(1);
}
