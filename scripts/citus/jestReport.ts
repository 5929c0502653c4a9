/** The part of a `jest --json` report for one file that is shown. */
export interface JestReport {
  success: boolean;
  numPassedTests: number;
  numTotalTests: number;
  testResults: readonly { startTime: number; endTime: number }[];
}

export const RAN_TITLES = '| on Citus | tests | passed | s |\n|---|---|---|---|';

/** A line of the table in Markdown. */
export function ranLine(file: string, { numPassedTests, numTotalTests, testResults }: JestReport): string {
  const took = testResults.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
  return `| ${[file, numTotalTests, numPassedTests, (took / 1000).toFixed(0)].join(' | ')} |`;
}
