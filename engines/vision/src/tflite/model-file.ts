/** A tensor of a model; `data` is set for constants stored in the file. */
type Tensor = { shape: readonly number[]; data?: Float32Array };
export type Layer = {
  kind: LayerKind;
  inputs: readonly number[];
  output: number;
  isSamePadded: boolean;
  stride: readonly [x: number, y: number];
  window: readonly [x: number, y: number];
};
export type Model = {
  tensors: readonly Tensor[];
  layers: readonly Layer[];
  input: number;
  outputs: readonly number[];
};

const KINDS = {
  0: "add",
  1: "averagePool",
  2: "join",
  3: "convolve",
  4: "convolveEach",
  6: "widen",
  14: "squash",
  17: "maxPool",
  18: "multiply",
  19: "positive",
  22: "reshape",
  23: "enlarge",
  32: "spread",
  34: "pad",
  54: "leak",
  117: "hardSwish",
} as const;
export type LayerKind = (typeof KINDS)[keyof typeof KINDS];
const kinds: ReadonlyMap<number, LayerKind> = new Map(
  Object.entries(KINDS).map(([code, kind]) => [Number(code), kind]),
);
const kindOf = (code: number): LayerKind => {
  const kind = kinds.get(code);
  if (!kind) throw new Error(`The model has a layer of the unknown kind ${code}`);
  return kind;
};

const HALF = 1;
const WHOLE = 2;

/** Reads the subset of the TensorFlow Lite format that small image models use. The file is a FlatBuffer. */
export function readModel(file: Uint8Array): Model {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const int = (at: number) => view.getInt32(at, true);
  const follow = (at: number) => at + view.getUint32(at, true);
  const field = (table: number, index: number) => {
    const fields = table - int(table);
    const slot = 4 + 2 * index;
    const offset = slot < view.getUint16(fields, true) ? view.getUint16(fields + slot, true) : 0;
    return offset === 0 ? undefined : table + offset;
  };
  const number = (table: number, index: number, fallback = 0) => {
    const at = field(table, index);
    return at === undefined ? fallback : int(at);
  };
  const small = (table: number, index: number) => {
    const at = field(table, index);
    return at === undefined ? 0 : view.getUint8(at);
  };
  const list = (table: number, index: number) => {
    const at = field(table, index);
    if (at === undefined) return [];
    const start = follow(at);
    return Array.from({ length: int(start) }, (_, item) => start + 4 + 4 * item);
  };
  const tables = (table: number, index: number) => list(table, index).map(follow);
  const ints = (table: number, index: number) => list(table, index).map(int);

  const root = follow(0);
  const codes = tables(root, 1).map((code) => Math.max(small(code, 0), number(code, 3)));
  const buffers = tables(root, 4);
  const [graph] = tables(root, 2);
  if (graph === undefined) throw new Error("The model is empty");

  const tensors = tables(graph, 0).map((table): Tensor => {
    const shape = ints(table, 0);
    const buffer = buffers[number(table, 2)];
    const at = buffer === undefined ? undefined : field(buffer, 0);
    const start = at === undefined ? 0 : follow(at);
    const bytes = at === undefined ? 0 : int(start);
    if (bytes === 0) return { shape };
    const raw = Uint8Array.from(file.subarray(start + 4, start + 4 + bytes)).buffer;
    const type = small(table, 1);
    const data = type === HALF ? fromHalf(raw) : type === WHOLE ? Float32Array.from(new Int32Array(raw)) : undefined;
    return { shape, data: data ?? new Float32Array(raw) };
  });

  const layers = tables(graph, 3).map((table): Layer => {
    const kind = kindOf(codes[number(table, 0)] ?? -1);
    const options = field(table, 4);
    const set = options === undefined ? undefined : follow(options);
    const option = (index: number) => (set === undefined ? 1 : number(set, index, 1));
    const isWindowed = set !== undefined && (kind.startsWith("convolve") || kind.endsWith("Pool"));
    return {
      kind,
      inputs: ints(table, 1),
      output: ints(table, 2)[0] ?? 0,
      isSamePadded: set === undefined || small(set, 0) === 0,
      stride: isWindowed ? [option(1), option(2)] : [2, 2],
      window: isWindowed ? [option(3), option(4)] : [1, 1],
    };
  });
  return { tensors, layers, input: ints(graph, 1)[0] ?? 0, outputs: ints(graph, 2) };
}

/** Converts 16-bit floats, the storage format of the weights, to 32-bit floats. */
function fromHalf(raw: ArrayBuffer): Float32Array {
  return Float32Array.from(new Uint16Array(raw), (bits) => {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
  });
}
