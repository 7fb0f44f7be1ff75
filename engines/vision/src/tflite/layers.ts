import type { Layer, LayerKind } from "./model-file.ts";

export type Values = { shape: readonly number[]; data: Float32Array };
type Run = (inputs: readonly Values[], out: Values, layer: Layer) => void;

const sizeOf = ({ shape }: Values) => ({ high: shape[1] ?? 1, wide: shape[2] ?? 1, deep: shape[3] ?? 1 });
/** Padding before the first element for "same" padding. */
const overEdge = (input: number, output: number, stride: number, window: number, isSamePadded: boolean) =>
  isSamePadded ? Math.max(0, (output - 1) * stride + window - input) >> 1 : 0;
const first = (inputs: readonly Values[], at = 0): Values => {
  const values = inputs[at];
  if (!values) throw new Error("A layer of the model has no input");
  return values;
};

const each =
  (of: (value: number) => number): Run =>
  (inputs, { data }) => {
    const from = first(inputs).data;
    for (let at = 0; at < data.length; at++) data[at] = of(from[at] ?? 0);
  };

/** Broadcasts the second input if it is smaller. */
const both =
  (of: (one: number, two: number) => number): Run =>
  (inputs, { data }) => {
    const [one, two] = [first(inputs).data, first(inputs, 1).data];
    const many = two.length;
    for (let at = 0, other = 0; at < data.length; at++, other = other + 1 === many ? 0 : other + 1)
      data[at] = of(one[at] as number, two[other] as number);
  };

/** Sizes, paddings and data of a convolution. */
const convolution = (inputs: readonly Values[], out: Values, { stride, isSamePadded }: Layer) => {
  const [from, weights, bias] = [first(inputs), first(inputs, 1), first(inputs, 2)];
  const [source, to, window] = [sizeOf(from), sizeOf(out), sizeOf(weights)];
  const left = overEdge(source.wide, to.wide, stride[0], window.wide, isSamePadded);
  const top = overEdge(source.high, to.high, stride[1], window.high, isSamePadded);
  return { source, to, window, left, top, a: from.data, w: weights.data, b: bias.data, o: out.data };
};

/** Four filters at a time, so that each source value is read once for all of them and the sums stay in registers. */
const convolve: Run = (inputs, out, layer) => {
  const { source, to, window, left, top, a, w, b, o } = convolution(inputs, out, layer);
  const { stride } = layer;
  const depth = source.deep;
  const apart = window.high * window.wide * depth;
  for (let filter = 0; filter < to.deep; filter += 4) {
    const many = Math.min(4, to.deep - filter);
    const [w1, w2, w3] = [1, 2, 3].map((k) => Math.min(k, many - 1) * apart) as [number, number, number];
    const start = filter * apart;
    for (let y = 0; y < to.high; y++)
      for (let x = 0; x < to.wide; x++) {
        let [s0, s1, s2, s3] = [0, 0, 0, 0];
        for (let wy = 0; wy < window.high; wy++) {
          const sy = y * stride[1] + wy - top;
          if (sy < 0 || sy >= source.high) continue;
          for (let wx = 0; wx < window.wide; wx++) {
            const sx = x * stride[0] + wx - left;
            if (sx < 0 || sx >= source.wide) continue;
            const at = (sy * source.wide + sx) * depth;
            const weight = start + (wy * window.wide + wx) * depth;
            for (let part = 0; part < depth; part++) {
              const value = a[at + part] as number;
              s0 += value * (w[weight + part] as number);
              s1 += value * (w[weight + w1 + part] as number);
              s2 += value * (w[weight + w2 + part] as number);
              s3 += value * (w[weight + w3 + part] as number);
            }
          }
        }
        const place = (y * to.wide + x) * to.deep + filter;
        o[place] = s0 + (b[filter] ?? 0);
        if (many > 1) o[place + 1] = s1 + (b[filter + 1] ?? 0);
        if (many > 2) o[place + 2] = s2 + (b[filter + 2] ?? 0);
        if (many > 3) o[place + 3] = s3 + (b[filter + 3] ?? 0);
      }
  }
};

/** Depthwise convolution. */
const convolveEach: Run = (inputs, out, layer) => {
  const { source, to, window, left, top, a, w, b, o } = convolution(inputs, out, layer);
  const { stride } = layer;
  const depth = to.deep;
  for (let y = 0; y < to.high; y++)
    for (let x = 0; x < to.wide; x++) {
      const place = (y * to.wide + x) * depth;
      for (let part = 0; part < depth; part++) o[place + part] = b[part] ?? 0;
      for (let wy = 0; wy < window.high; wy++) {
        const sy = y * stride[1] + wy - top;
        if (sy < 0 || sy >= source.high) continue;
        for (let wx = 0; wx < window.wide; wx++) {
          const sx = x * stride[0] + wx - left;
          if (sx < 0 || sx >= source.wide) continue;
          const at = (sy * source.wide + sx) * depth;
          const weight = (wy * window.wide + wx) * depth;
          for (let part = 0; part < depth; part++)
            o[place + part] = (o[place + part] as number) + (a[at + part] as number) * (w[weight + part] as number);
        }
      }
    }
};

const pool =
  (isAverage: boolean): Run =>
  (inputs, out, { stride, window }) => {
    const from = first(inputs);
    const [source, to] = [sizeOf(from), sizeOf(out)];
    const [a, o] = [from.data, out.data];
    for (let y = 0; y < to.high; y++)
      for (let x = 0; x < to.wide; x++)
        for (let part = 0; part < to.deep; part++) {
          let [sum, count, most] = [0, 0, Number.NEGATIVE_INFINITY];
          for (let wy = 0; wy < window[1]; wy++)
            for (let wx = 0; wx < window[0]; wx++) {
              const [sx, sy] = [x * stride[0] + wx, y * stride[1] + wy];
              if (sx >= source.wide || sy >= source.high) continue;
              const value = a[(sy * source.wide + sx) * source.deep + part] ?? 0;
              sum += value;
              count++;
              if (value > most) most = value;
            }
          o[(y * to.wide + x) * to.deep + part] = isAverage ? sum / count : most;
        }
  };

/** Bilinear resize. */
const enlarge: Run = (inputs, out) => {
  const from = first(inputs);
  const [source, to] = [sizeOf(from), sizeOf(out)];
  const [a, o] = [from.data, out.data];
  const depth = to.deep;
  for (let y = 0; y < to.high; y++) {
    const fy = Math.max(0, ((y + 0.5) * source.high) / to.high - 0.5);
    const y0 = Math.floor(fy);
    const y1 = Math.min(source.high - 1, y0 + 1);
    for (let x = 0; x < to.wide; x++) {
      const fx = Math.max(0, ((x + 0.5) * source.wide) / to.wide - 0.5);
      const x0 = Math.floor(fx);
      const x1 = Math.min(source.wide - 1, x0 + 1);
      const [dx, dy] = [fx - x0, fy - y0];
      for (let part = 0; part < depth; part++) {
        const upper =
          (a[(y0 * source.wide + x0) * depth + part] ?? 0) * (1 - dx) +
          (a[(y0 * source.wide + x1) * depth + part] ?? 0) * dx;
        const lower =
          (a[(y1 * source.wide + x0) * depth + part] ?? 0) * (1 - dx) +
          (a[(y1 * source.wide + x1) * depth + part] ?? 0) * dx;
        o[(y * to.wide + x) * depth + part] = upper * (1 - dy) + lower * dy;
      }
    }
  }
};

/** Transposed convolution whose window is as large as its stride. */
const spread: Run = (inputs, out, { stride }) => {
  const [from, weights, bias] = [first(inputs), first(inputs, 1), first(inputs, 2)];
  const [source, to] = [sizeOf(from), sizeOf(out)];
  const [a, w, b, o] = [from.data, weights.data, bias.data, out.data];
  for (let y = 0; y < to.high; y++)
    for (let x = 0; x < to.wide; x++)
      for (let filter = 0; filter < to.deep; filter++) {
        const at = (Math.floor(y / stride[1]) * source.wide + Math.floor(x / stride[0])) * source.deep;
        const weight = ((filter * stride[1] + (y % stride[1])) * stride[0] + (x % stride[0])) * source.deep;
        let sum = b[filter] ?? 0;
        for (let part = 0; part < source.deep; part++) sum += (a[at + part] ?? 0) * (w[weight + part] ?? 0);
        o[(y * to.wide + x) * to.deep + filter] = sum;
      }
};

/** Pads the channels with zeros. */
const pad: Run = (inputs, out) => {
  const from = first(inputs);
  const [source, to] = [sizeOf(from), sizeOf(out)];
  for (let at = 0; at < source.high * source.wide; at++)
    out.data.set(from.data.subarray(at * source.deep, (at + 1) * source.deep), at * to.deep);
};
const join: Run = (inputs, out) => {
  let at = 0;
  for (const { data } of inputs) {
    out.data.set(data, at);
    at += data.length;
  }
};
const copy: Run = (inputs, out) => out.data.set(first(inputs).data);

export const run: Record<LayerKind, Run> = {
  add: both((one, two) => one + two),
  multiply: both((one, two) => one * two),
  leak: both((value, slope) => (value < 0 ? value * slope : value)),
  averagePool: pool(true),
  maxPool: pool(false),
  convolve,
  convolveEach,
  enlarge,
  spread,
  pad,
  join,
  widen: copy,
  reshape: copy,
  squash: each((value) => 1 / (1 + Math.exp(-value))),
  positive: each((value) => Math.max(0, value)),
  hardSwish: each((value) => (value * Math.min(6, Math.max(0, value + 3))) / 6),
};
