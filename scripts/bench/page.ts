import * as chromeLauncher from 'chrome-launcher';
import type { RunnerResult } from 'lighthouse';
import { chromiumArguments, chromiumPath } from '../../tests/support/chromium';
import { startHost } from '../../tests/support/startHost';
import { openFolder } from '../../tests/support/openFolder';
import { serveStaticLimit } from './staticLimit';

const RUNS = 5;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof metrics | 'score';
type Measures = Record<Metric, number>;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

function measuresOf(result: RunnerResult | undefined): Measures {
  if (!result) throw new Error('Lighthouse gave no result');
  const value = (name: keyof typeof metrics) => result.lhr.audits[metrics[name]]?.numericValue ?? NaN;
  const score = (result.lhr.categories['performance']?.score ?? NaN) * 100;
  return { fcp: value('fcp'), lcp: value('lcp'), tbt: value('tbt'), cls: value('cls'), score };
}

/** Lighthouse's mobile preset, simulated slow 4G; the median of each metric over the runs. */
async function measure(url: string): Promise<Measures> {
  const { default: lighthouse } = await import('lighthouse');
  const all: Measures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const chrome = await chromeLauncher.launch({
      chromePath: chromiumPath(),
      chromeFlags: ['--headless=new', ...chromiumArguments],
    });
    const flags = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' } as const;
    all.push(measuresOf(await lighthouse(url, { ...flags, onlyCategories: ['performance'] })));
    chrome.kill();
  }
  const middle = (metric: Metric) => median(all.map((measures) => measures[metric]));
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    score: middle('score'),
  };
}

const line = (what: string, { fcp, lcp, tbt, cls, score }: Measures, limit?: Measures) =>
  `  ${what.padEnd(20)} FCP ${fcp.toFixed(0)} ms  LCP ${lcp.toFixed(0)} ms  TBT ${tbt.toFixed(0)} ms  CLS ${cls.toFixed(3)}  score ${score.toFixed(0)}` +
  (limit ? `  LCP ${(lcp / limit.lcp).toFixed(2)} × the limit` : '');

/** /login beside the static limit, in one run (architecture §7). */
export async function benchPage(): Promise<void> {
  console.log(`/login: Lighthouse mobile, simulated slow 4G, brotli over HTTP/1.1, median of ${RUNS}`);
  const host = await startHost({ env: { DATA_DIR: openFolder('portal-bench-page-'), LOG_LEVEL: 'warn' } });
  const fixed = await serveStaticLimit();
  try {
    const limit = await measure(fixed.url);
    console.log(line('static, no JS', limit));
    console.log(line('the portal', await measure(`${host.origin}/login`), limit));
  } finally {
    fixed.close();
    await host.stop();
  }
}
