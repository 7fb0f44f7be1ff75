import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What packages bring along and nothing here reads: other builds, other sizes of the same. */
const UNREAD = [
  ...["face_mesh", "selfie_segmentation"].flatMap((name) =>
    ["simd_wasm_bin", "wasm_bin"].flatMap((build) =>
      ["js", "wasm"].map((kind) => `@mediapipe/${name}/${name}_solution_${build}.${kind}`),
    ),
  ),
  "@tesseract.js-data/eng/4.0.0",
];

/** Makes an install of packages smaller by some 45 MB, and is never a reason for it to fail. */
export function leaveOutSpares(folder, machine = `${process.platform}-${process.arch}`) {
  // npm 10 also keeps the picture library for machines that have no binary of it, where there is one.
  const hasBinary = existsSync(join(folder, `@img/sharp-${machine}`));
  for (const spare of hasBinary ? [...UNREAD, "@img/sharp-wasm32"] : UNREAD)
    rmSync(join(folder, spare), { recursive: true, force: true });
}
