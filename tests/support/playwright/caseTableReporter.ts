import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { caseTable, type CaseResult } from '../anyHostCases/caseTable';

/** The attachment with a test's generated cases. */
export const CASES = 'generated-cases';

const file = '.cache/playwright/any-host-cases.md';

/** Writes the table of all generated cases of a run (HOST-2). */
export default class CaseTableReporter implements Reporter {
  private readonly results: CaseResult[] = [];

  onTestEnd(_: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments)
      if (name === CASES && body) this.results.push(...(JSON.parse(body.toString()) as CaseResult[]));
  }

  onEnd(): void {
    if (this.results.length === 0) return;
    const sorted = this.results.sort((a, b) =>
      `${a.entity} ${a.field}`.localeCompare(`${b.entity} ${b.field}`),
    );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, caseTable(sorted));
    console.log(`${sorted.length} generated cases: ${file}`);
  }
}
