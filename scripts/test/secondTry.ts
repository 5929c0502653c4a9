import { fileOf, type Results, type TestResult } from './results';
import type { Step } from './steps';

/** With more failed tests than this, or failed files under Jest, something is broken, and a second try would only take time. */
export const SECOND_TRIES = 3;

const titleOf = ({ name }: TestResult) => name.slice(name.indexOf(': ') + 2);

/** A regular expression for a test's full title, in which the runners separate the parts by a space; a part may contain ' › ' itself. */
const pattern = (test: TestResult) =>
  titleOf(test)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' › ', ' (?:› )?');

/**
 * A step that runs the few failed tests of a step again, alone; undefined if none or too many failed, or if what failed is not a test.
 * Under Jest their files run completely.
 */
export function secondTryOf(step: Step, results: Results): Step | undefined {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const areTests = failed.every(({ name }) => /\.test\.tsx?: /.test(name));
  const files = [...new Set(failed.map(fileOf))];
  const count = step.alone === 'file' ? files.length : failed.length;
  if (!step.again || count === 0 || count > SECOND_TRIES || !areTests) return undefined;
  return step.again(files, failed.map(pattern).join('|'));
}

/** The results of a step after its second try: what passed then has passed, but says why it did not at first. */
export const afterSecondTry = (first: Results, second: Results): Results =>
  first.map((test) => {
    if (test.outcome !== 'failed') return test;
    const again = second.find(({ name, outcome }) => name === test.name && outcome === 'passed');
    return again ? { ...test, outcome: 'passed', secondTry: true } : test;
  });
