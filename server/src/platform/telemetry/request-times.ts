const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NAME = "http_request_duration_seconds";
type Series = { labels: string; buckets: number[]; sum: number; count: number };

const quoted = (value: string) =>
  `"${value.replace(/[\\"\n]/g, (letter) => (letter === "\n" ? "\\n" : `\\${letter}`))}"`;

/** How long requests took, by route, as Prometheus reads it; counted by hand, since every request passes here. */
export function openRequestTimes() {
  const known = new Map<string, Series>();
  const open = (key: string, method: string, route: string, status: number): Series => {
    const labels = `method=${quoted(method)},route=${quoted(route)},status="${status}"`;
    const series = { labels, buckets: SECONDS.map(() => 0), sum: 0, count: 0 };
    known.set(key, series);
    return series;
  };
  return {
    add: (method: string, route: string, status: number, seconds: number): void => {
      const key = `${method} ${status} ${route}`;
      const series = known.get(key) ?? open(key, method, route, status);
      series.sum += seconds;
      series.count++;
      const bucket = SECONDS.findIndex((most) => seconds <= most);
      if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    },
    text: (): string =>
      [`# HELP ${NAME} Answered requests`, `# TYPE ${NAME} histogram`, ...[...known.values()].flatMap(lines), ""].join(
        "\n",
      ),
  };
}

function lines({ labels, buckets, sum, count }: Series): string[] {
  let below = 0;
  const upTo = SECONDS.map((most, at) => {
    below += buckets[at] ?? 0;
    return `${NAME}_bucket{${labels},le="${most}"} ${below}`;
  });
  return [
    ...upTo,
    `${NAME}_bucket{${labels},le="+Inf"} ${count}`,
    `${NAME}_sum{${labels}} ${sum}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}
