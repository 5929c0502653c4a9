import { source } from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface WithAxe {
  axe: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** What axe finds on the page as it stands, one line a finding. The debugger's protocol runs it, so the CSP stays on. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as WithAxe).axe.run({ resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Whether the page can be scrolled sideways, which no screen may be. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
