import type { Results, TestResult } from '../../scripts/test/results';
import { afterSecondTry, SECOND_TRIES, secondTryOf } from '../../scripts/test/secondTry';
import { stepsOf } from '../../scripts/test/steps';

const result = (name: string, outcome: TestResult['outcome'] = 'failed', why?: string): TestResult => ({
  name,
  outcome,
  ms: 1,
  ...(why !== undefined && { why }),
});
const steps = stepsOf('/scratch');
const step = (name: string) => steps.find((one) => one.name === name)!;
const race = 'tests/e2e/login.test.ts: the login › LOGIN-3: says (once) why';

describe('the second try of npm test', () => {
  it('runs the failed tests alone, and no others of their file in a browser', () => {
    const again = secondTryOf(step('e2e'), [result(race), result('tests/e2e/a.test.ts: b', 'passed')]);
    expect(again?.args).toEqual(
      expect.arrayContaining([
        '--project=e2e',
        'tests/e2e/login.test.ts',
        String.raw`--grep=the login (?:› )?LOGIN-3: says \(once\) why`,
      ]),
    );
    expect(again?.report?.file).not.toBe(step('e2e').report?.file);
  });

  it('runs each file of failed tests once under Jest', () => {
    const files = ['tests/wire/a.test.ts', 'tests/wire/b.test.ts'];
    const failed = ['one', 'two', 'three', 'four'].map((title) => result(`${files[0]}: ${title}`));
    failed.push(result(`${files[1]}: one`));
    const { args = [] } = secondTryOf(step('wire'), failed) ?? {};
    expect(args.slice(args.indexOf('--runTestsByPath') + 1)).toEqual(files);
  });

  it.each<[string, string, Results]>([
    ['if nothing failed', 'unit', [result('tests/a.test.ts: b', 'passed')]],
    [
      'if many files failed under Jest',
      'unit',
      Array.from({ length: SECOND_TRIES + 1 }, (_, n) => result(`tests/${n}.test.ts: b`)),
    ],
    [
      'if many tests failed in a browser',
      'e2e',
      Array.from({ length: SECOND_TRIES + 1 }, (_, n) => result(`tests/e2e/a.test.ts: ${n}`)),
    ],
    ['for a step that failed without a failed test', 'unit', [result('unit')]],
    ['for a check', 'types', [result('types')]],
  ])('is not made %s', (_, name, results) => {
    expect(secondTryOf(step(name), results)).toBeUndefined();
  });

  it('makes a failure a pass that is listed with its reason; without a pass it stays a failure', () => {
    const first = [
      result(race, 'failed', 'too late'),
      result('tests/a.test.ts: b'),
      result('lint', 'passed'),
    ];
    expect(
      afterSecondTry(first, [result(race, 'passed'), result('tests/a.test.ts: b', 'failed', 'again')]),
    ).toEqual([{ ...result(race, 'passed', 'too late'), secondTry: true }, first[1], first[2]]);
  });
});
