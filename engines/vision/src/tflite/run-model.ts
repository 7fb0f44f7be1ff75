import { run, type Values } from "./layers.ts";
import { type Model, readModel } from "./model-file.ts";

/** Prepares a model to run. Constant weights are converted to 32 bits once. */
export function openModel(file: Uint8Array) {
  const model: Model = readModel(file);
  const known = new Map<number, Values>();
  for (const [at, { shape, data }] of model.tensors.entries()) if (data) known.set(at, { shape, data });
  const emptyFor = (at: number): Values => {
    const { shape = [] } = model.tensors[at] ?? {};
    return { shape, data: new Float32Array(shape.reduce((product, side) => product * side, 1)) };
  };
  const work = model.layers.filter((layer) => {
    const [from] = layer.inputs;
    const values = from === undefined ? undefined : known.get(from);
    if (layer.kind !== "widen" || !values) return true;
    known.set(layer.output, { shape: values.shape, data: values.data });
    return false;
  });

  return {
    shape: model.tensors[model.input]?.shape ?? [],
    ask(input: Float32Array): readonly Values[] {
      const values = new Map(known);
      values.set(model.input, { ...emptyFor(model.input), data: input });
      for (const layer of work) {
        const inputs = layer.inputs.flatMap((at) => values.get(at) ?? []);
        const out = emptyFor(layer.output);
        run[layer.kind](inputs, out, layer);
        values.set(layer.output, out);
      }
      return model.outputs.flatMap((at) => values.get(at) ?? []);
    },
  };
}
export type OpenModel = ReturnType<typeof openModel>;
