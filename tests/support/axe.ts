import { source } from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface WithAxe {
  axe?: { run: (within: string | Document, options: RunOptions) => Promise<AxeResults> };
}

export interface Rules {
  /** These rules alone. */
  only?: readonly string[];
  /** All but these. */
  without?: readonly string[];
  /** Only what stands in this, a selector. */
  within?: string;
}

/** The rules whose answer depends on the colours. All others say the same of a page in either mode. */
export const colourRules: Rules = { only: ['color-contrast', 'link-in-text-block'] };

const optionsOf = ({ only, without = [] }: Rules): RunOptions => ({
  resultTypes: ['violations'],
  ...(only && { runOnly: { type: 'rule', values: [...only] } }),
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
});

/** What axe finds on the page as it stands, one line a finding. The debugger's protocol runs it, so the CSP stays on. */
export async function axeFindings(page: Page, rules: Rules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([within, options]) => {
      const { axe } = window as unknown as WithAxe;
      if (!axe) throw new Error('axe is not there');
      return axe.run(within ?? document, options);
    },
    [rules.within, optionsOf(rules)] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Whether the page can be scrolled sideways, which no screen may be. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
