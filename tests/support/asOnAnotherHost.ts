import type { Page } from 'playwright-core';

/**
 * From now on pages come without the player's first answers, as from a web server that knows no sessions: the portal asks the API for
 * everything (docs/decisions/0111). For tests that change or hold back what the API answers.
 */
export async function asOnAnotherHost(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    const headers = { ...(await request.allHeaders()), cookie: '' };
    return route.fulfill({ response: await route.fetch({ headers }) });
  });
}
