/** The largest connected piece of a mask with its holes filled, since a person is one piece. */
export function wholeShape(mask: Float32Array, width: number, height: number): Float32Array {
  const isOn = Uint8Array.from(mask, (value) => (value > 0.5 ? 1 : 0));
  const largest = largestPiece(isOn, width, height, 1);
  const outside = touchingEdge(largest, width, height);
  return mask.map((value, at) => {
    if (largest[at]) return Math.max(value, 0.5);
    if (!outside[at]) return 1;
    return Math.min(value, 0.5);
  });
}

/** Labels the connected piece around a pixel and returns its size. */
export function flood(
  from: number,
  label: number,
  pieces: Int32Array,
  is: (at: number) => boolean,
  width: number,
): number {
  const waiting = [from];
  pieces[from] = label;
  let size = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    size++;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
      if (next >= 0 && next < pieces.length && pieces[next] === 0 && is(next)) {
        pieces[next] = label;
        waiting.push(next);
      }
  }
  return size;
}

function largestPiece(isOn: Uint8Array, width: number, height: number, value: number): Uint8Array {
  const pieces = new Int32Array(width * height);
  let [best, bestSize, label] = [0, 0, 0];
  for (let at = 0; at < pieces.length; at++) {
    if (isOn[at] !== value || pieces[at] !== 0) continue;
    const size = flood(at, ++label, pieces, (next) => isOn[next] === value, width);
    if (size > bestSize) [best, bestSize] = [label, size];
  }
  return Uint8Array.from(pieces, (piece) => (best > 0 && piece === best ? 1 : 0));
}

/** Pixels that are connected to the edge of the picture outside of the shape. */
function touchingEdge(shape: Uint8Array, width: number, height: number): Uint8Array {
  const reached = new Int32Array(width * height);
  for (let at = 0; at < reached.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (isEdge && shape[at] === 0 && reached[at] === 0) flood(at, 1, reached, (next) => shape[next] === 0, width);
  }
  return Uint8Array.from(reached);
}

const RADIUS = 6;
const EVEN = 0.0004;

/**
 * Guided filter: within each small window the mask becomes a linear function of the photo's brightness, so that its
 * soft edge follows the edge in the photo.
 */
export function followEdges(grey: Uint8Array, mask: Uint8Array, width: number, height: number): Uint8Array {
  const guide = Float32Array.from(grey, (value) => value / 255);
  const given = Float32Array.from(mask, (value) => value / 255);
  const mean = (values: Float32Array) => boxMean(values, width, height, RADIUS);
  const product = (one: Float32Array, two: Float32Array) => one.map((value, at) => value * (two[at] ?? 0));
  const [meanGuide, meanGiven] = [mean(guide), mean(given)];
  const [meanBoth, meanSquare] = [mean(product(guide, given)), mean(product(guide, guide))];
  const slope = meanBoth.map((value, at) => {
    const [i, p] = [meanGuide[at] ?? 0, meanGiven[at] ?? 0];
    return (value - i * p) / ((meanSquare[at] ?? 0) - i * i + EVEN);
  });
  const base = slope.map((value, at) => (meanGiven[at] ?? 0) - value * (meanGuide[at] ?? 0));
  const [a, b] = [mean(slope), mean(base)];
  return Uint8Array.from(guide, (value, at) => {
    const share = (a[at] ?? 0) * value + (b[at] ?? 0);
    const soft = Math.min(1, Math.max(0, (share - 0.2) / 0.6));
    return Math.round(soft * soft * (3 - 2 * soft) * 255);
  });
}

function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const pass = (from: Float32Array, length: number, lines: number, step: number, jump: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      const start = line * jump;
      let sum = 0;
      for (let at = -radius; at <= radius; at++) sum += from[start + Math.min(length - 1, Math.max(0, at)) * step] ?? 0;
      for (let at = 0; at < length; at++) {
        to[start + at * step] = sum / (radius * 2 + 1);
        sum +=
          (from[start + Math.min(length - 1, at + radius + 1) * step] ?? 0) -
          (from[start + Math.max(0, at - radius) * step] ?? 0);
      }
    }
    return to;
  };
  return pass(pass(values, width, height, 1, width), height, width, width, 1);
}
