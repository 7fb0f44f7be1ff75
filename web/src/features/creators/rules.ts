import type { CreatorCadence, CreatorPoint } from "@coldopen/contract/creators/schema";

export type Scale = { x: (moment: string) => number; y: (index: number) => number };
export type PlotBox = { left: number; right: number; top: number; bottom: number };

/** Indexes outside are drawn at the edge. */
const MIN_INDEX = 0.2;
const MIN_TOP_INDEX = 10;
const MAX_LABELLED = 3;
/** The size of an index as text. */
const LABEL_WIDTH = 36;
const LABEL_HEIGHT = 16;

/** Time across, the logarithm of the index upwards. */
export function scaleOf(points: readonly CreatorPoint[], { left, right, top, bottom }: PlotBox): Scale {
  const times = points.map(({ uploaded }) => new Date(uploaded).getTime());
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const highest = Math.log(Math.max(MIN_TOP_INDEX, ...points.map(({ performanceIndex }) => performanceIndex)));
  const lowest = Math.log(MIN_INDEX);
  return {
    x: (moment) =>
      to === from ? (left + right) / 2 : left + ((new Date(moment).getTime() - from) / (to - from)) * (right - left),
    y: (index) => bottom - ((Math.log(Math.max(index, MIN_INDEX)) - lowest) / (highest - lowest)) * (bottom - top),
  };
}

/** The highest points whose texts do not overlap; they carry their index. */
export function labelledOf(points: readonly CreatorPoint[], { x, y }: Scale): ReadonlySet<string> {
  const labelled: CreatorPoint[] = [];
  const overlaps = (one: CreatorPoint, other: CreatorPoint) =>
    Math.abs(x(one.uploaded) - x(other.uploaded)) < LABEL_WIDTH &&
    Math.abs(y(one.performanceIndex) - y(other.performanceIndex)) < LABEL_HEIGHT;
  for (const point of points.toSorted((one, other) => other.performanceIndex - one.performanceIndex)) {
    if (labelled.length === MAX_LABELLED) break;
    if (!labelled.some((other) => overlaps(point, other))) labelled.push(point);
  }
  return new Set(labelled.map(({ videoId }) => videoId));
}

/** The weekday with most videos, from Monday; undefined without videos or if several have as many. */
export function busiestDay({ weekdays }: CreatorCadence): number | undefined {
  const most = Math.max(...weekdays);
  const days = weekdays.flatMap((count, day) => (count === most ? [day] : []));
  return most > 0 && days.length === 1 ? days[0] : undefined;
}

/** The first day of every second month between the points. */
export function monthTicks(points: readonly CreatorPoint[]): string[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const ticks: string[] = [];
  const day = new Date(first.uploaded);
  day.setUTCDate(1);
  day.setUTCHours(0, 0, 0, 0);
  for (
    day.setUTCMonth(day.getUTCMonth() + 1);
    day.toISOString() <= last.uploaded;
    day.setUTCMonth(day.getUTCMonth() + 2)
  )
    ticks.push(day.toISOString());
  return ticks;
}
