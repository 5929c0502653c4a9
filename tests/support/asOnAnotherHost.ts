import type { Page } from 'playwright-core';

/**
 * From now on pages are served without the player's first answers, as by a web server that knows no sessions: the portal requests
 * everything from the API (docs/decisions/0111). For tests that change or delay the API's responses.
 */
export async function asOnAnotherHost(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    const headers = { ...(await request.allHeaders()), cookie: '' };
    return route.fulfill({ response: await route.fetch({ headers }) });
  });
}
