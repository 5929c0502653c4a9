import { expect, type Page } from '@playwright/test';

/** Settings of a host that waits for a page's content on a busy machine too. */
export const patientHost = { API_HOST_PAGE_MS: '10000' };

/** Waits until the host serves an address with `text` in its HTML: the first pages that a host serves contain only skeletons. */
export async function renderedByHost(page: Page, address: string, text: string): Promise<void> {
  const served = async () => (await page.request.get(address, { headers: { Accept: 'text/html' } })).text();
  await expect.poll(served).toContain(text);
}
