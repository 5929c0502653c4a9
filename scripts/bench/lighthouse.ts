import * as chromeLauncher from 'chrome-launcher';
import type { Flags, RunnerResult } from 'lighthouse';
import { benchArguments, wholeChromiumPath } from '../../tests/support/chromium';
import { percentile } from '../percentile';
import { blockingTimes } from './blockingTime';

/** Set BENCH_RUNS for a quicker result; published numbers use at least 5 runs. */
export const runs = Number(process.env['BENCH_RUNS'] ?? 5);

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/**
 * FCP, LCP and TBT in ms; `blocked` is TBT by CPU time (blockingTime.ts), and `blockedScore` Lighthouse's score with it in place of TBT;
 * `index` is Lighthouse's benchmarkIndex, the machine's speed.
 */
export type Measures = Record<keyof typeof audits | 'score' | 'blocked' | 'blockedScore' | 'index', number>;

/** How Lighthouse's mobile preset scores TBT, in ms (lighthouse/core/audits/metrics/total-blocking-time.js). */
const TBT_SCORING = { p10: 200, median: 600 };

export interface MeasureOptions {
  /** A signed-in player's Cookie header. */
  cookie?: string;
  /** Opens the page once beforehand, so that its files are in the browser's cache. */
  again?: boolean;
}

/** The measures that Lighthouse itself makes; `share` is how many points of its score are for TBT. */
function measuresOf(result: RunnerResult | undefined) {
  if (!result) throw new Error('Lighthouse gave no result');
  const { lhr } = result;
  const value = (name: keyof typeof audits) => lhr.audits[audits[name]]?.numericValue ?? NaN;
  const performance = lhr.categories['performance'];
  const score = (performance?.score ?? NaN) * 100;
  const share = performance?.auditRefs.find(({ id }) => id === audits.tbt)?.weight ?? NaN;
  return {
    fcp: value('fcp'),
    lcp: value('lcp'),
    tbt: value('tbt'),
    cls: value('cls'),
    score,
    share,
    index: lhr.environment.benchmarkIndex,
  };
}

async function measureOnce(url: string, { cookie, again = false }: MeasureOptions) {
  const { default: lighthouse } = await import('lighthouse');
  const chrome = await chromeLauncher.launch({
    chromePath: wholeChromiumPath(),
    chromeFlags: ['--headless=new', ...benchArguments],
  });
  const flags: Flags = {
    port: chrome.port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    disableStorageReset: again,
    // The stream of money events never ends, and everything that is measured happens long before this timeout.
    maxWaitForLoad: 15_000,
    ...(cookie !== undefined && { extraHeaders: { Cookie: cookie } }),
  };
  try {
    if (again) await lighthouse(url, flags);
    return measuresOf(await lighthouse(url, flags));
  } finally {
    chrome.kill();
  }
}

/** Lighthouse's mobile preset, simulated slow 4G; the median of each measure over the runs. */
export async function measure(url: string, options: MeasureOptions = {}): Promise<Measures> {
  const { Audit } = await import('lighthouse');
  const all: ReturnType<typeof measuresOf>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url, options));
  // A run without a largest contentful paint has no value for it.
  const median = (values: readonly number[]) => percentile(values.filter(Number.isFinite), 0.5);
  const middle = (name: keyof ReturnType<typeof measuresOf>) => median(all.map((measures) => measures[name]));
  const blocked = median(await blockingTimes(url, { runs, ...options }));
  const tbtScore = (ms: number) => Audit.computeLogNormalScore(TBT_SCORING, ms);
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    score: middle('score'),
    blocked,
    blockedScore: median(
      all.map(({ score, share, tbt }) => score + share * (tbtScore(blocked) - tbtScore(tbt))),
    ),
    index: middle('index'),
  };
}

/** One line of a table, compared with the static limit and the plain way if they are given. */
export function line(what: string, measures: Measures, limit?: Measures, plain?: Measures): string {
  const { fcp, lcp, tbt, cls, score, blocked, blockedScore, index } = measures;
  const times = `FCP ${fcp.toFixed(0)} ms  LCP ${lcp.toFixed(0)} ms  TBT ${tbt.toFixed(0)} ms, by CPU time ${blocked.toFixed(0)} ms`;
  const ratios = [
    limit && `FCP ${(fcp / limit.fcp).toFixed(2)} ×, LCP ${(lcp / limit.lcp).toFixed(2)} × the limit`,
    plain &&
      `TBT ${(tbt / plain.tbt).toFixed(2)} ×, by CPU time ${(blocked / plain.blocked).toFixed(2)} × the plain way`,
  ].filter(Boolean);
  return [
    `  ${what.padEnd(30)} ${times}  CLS ${cls.toFixed(3)}  score ${score.toFixed(0)}, by CPU time ${blockedScore.toFixed(0)}  index ${index.toFixed(0)}`,
    ...ratios,
  ].join('  ');
}
