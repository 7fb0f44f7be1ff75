import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { leaveOutSpares } from "./spares.mjs";

function installed(...files) {
  const folder = mkdtempSync(join(tmpdir(), "coldopen-packages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  return { folder, has: (file) => existsSync(join(folder, file)) };
}

describe("an install", () => {
  it("has the WebAssembly build of sharp only without a native binary", () => {
    const { folder, has } = installed("@img/sharp-wasm32/a.wasm", "@img/sharp-linux-x64/a.node");
    leaveOutSpares(folder, "freebsd-x64");
    expect(has("@img/sharp-wasm32")).toBe(true);
    leaveOutSpares(folder, "linux-x64");
    expect(has("@img/sharp-wasm32")).toBe(false);
    expect(has("@img/sharp-linux-x64/a.node")).toBe(true);
  });

  it("has the used model files and not the unused files of their packages", () => {
    const read = [
      "@mediapipe/face_mesh/face_mesh_solution_packed_assets.data",
      "@tesseract.js-data/eng/4.0.0_best_int/a",
    ];
    const unread = ["@mediapipe/face_mesh/face_mesh_solution_wasm_bin.wasm", "@tesseract.js-data/eng/4.0.0/a"];
    const { folder, has } = installed(...read, ...unread);
    leaveOutSpares(folder);
    expect(read.filter(has)).toEqual(read);
    expect(unread.filter(has)).toEqual([]);
  });

  it("without these packages is not changed", () => {
    const { folder, has } = installed("zod/index.js");
    leaveOutSpares(folder);
    expect(has("zod/index.js")).toBe(true);
  });
});
