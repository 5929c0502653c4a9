import { source } from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface WithAxe {
  axe?: { run: (within: string | Document, options: RunOptions) => Promise<AxeResults> };
}

export interface Rules {
  /** Runs only these rules. */
  only?: readonly string[];
  /** Runs all rules except these. */
  without?: readonly string[];
  /** Checks only the elements within this selector. */
  within?: string;
}

/** The rules whose result depends on the colours. All others give the same result in either mode. */
export const colourRules: Rules = { only: ['color-contrast', 'link-in-text-block'] };

const optionsOf = ({ only, without = [] }: Rules): RunOptions => ({
  resultTypes: ['violations'],
  ...(only && { runOnly: { type: 'rule', values: [...only] } }),
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
});

/** The findings of axe on the current page, one line each. It runs through the debugger's protocol, so the CSP stays on. */
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

/** Whether the page scrolls horizontally, which no screen may. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
