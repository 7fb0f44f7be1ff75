#!/usr/bin/env node
import { existsSync } from "node:fs";

const program = new URL("../dist/stdio.js", import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  console.error("coldopen-mcp: not built yet. Run npm start once in the studio's folder.");
  process.exitCode = 1;
}
