import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Files of packages that we never read: other builds and other sizes of the same model. */
const UNREAD = [
  ...["face_mesh", "selfie_segmentation"].flatMap((name) =>
    ["simd_wasm_bin", "wasm_bin"].flatMap((build) =>
      ["js", "wasm"].map((kind) => `@mediapipe/${name}/${name}_solution_${build}.${kind}`),
    ),
  ),
  "@tesseract.js-data/eng/4.0.0",
];

/** Saves about 45 MB after an install. Failures are ignored. */
export function leaveOutSpares(folder, machine = `${process.platform}-${process.arch}`) {
  // npm 10 installs the WebAssembly build of sharp also where a native binary exists.
  const hasBinary = existsSync(join(folder, `@img/sharp-${machine}`));
  for (const spare of hasBinary ? [...UNREAD, "@img/sharp-wasm32"] : UNREAD)
    rmSync(join(folder, spare), { recursive: true, force: true });
}
