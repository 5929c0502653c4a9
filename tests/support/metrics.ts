/** A line of Prometheus' text format. `id`: name and labels as written. */
export interface Series {
  id: string;
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses the response of GET /metrics. */
export const seriesOf = (text: string): Series[] =>
  text.split('\n').flatMap((line) => {
    const [, id = '', name = '', labels = '', value = ''] =
      /^(([a-z_A-Z0-9:]+)(?:\{(.*)\})?) (\S+)$/.exec(line) ?? [];
    if (name === '') return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', its = '']) => [label, its]);
    return [{ id, name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }];
  });

/** The value of the one series with this name and these labels. */
export function valueOf(
  series: readonly Series[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  return series.find(
    (one) =>
      one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
  )?.value;
}
