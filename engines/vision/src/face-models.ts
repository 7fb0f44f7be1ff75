import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type OpenModel, openModel } from "./tflite/run-model.ts";

const folder = path.dirname(createRequire(import.meta.url).resolve("@mediapipe/face_mesh/package.json"));
const PACKED = "face_mesh_solution_packed_assets";

/** The package stores its models in one file; its loader contains the offsets. */
function packedModel(name: string): OpenModel {
  const loader = readFileSync(path.join(folder, `${PACKED}_loader.js`), "utf8");
  const place = new RegExp(`/${name}\\.tflite", "start": (\\d+), "end": (\\d+)`).exec(loader);
  if (!place) throw new Error(`The package has no model ${name}`);
  const file = readFileSync(path.join(folder, `${PACKED}.data`));
  return openModel(file.subarray(Number(place[1]), Number(place[2])));
}

const opened = new Map<string, OpenModel>();
/** Opens a model on first use. */
export function loadFaceModel(name: "face_detection_short_range" | "face_landmark"): OpenModel {
  const model = opened.get(name) ?? packedModel(name);
  opened.set(name, model);
  return model;
}
