import type { Browser } from 'playwright-core';
import { sizes } from '../browser';
import { hashOf } from './pixels';

/** Text in system fonts, edges, curves, a shadow, a gradient and a control; independent of this project. */
const REFERENCE = `<!doctype html><meta charset="utf-8"><body style="margin:16px;background:#fff;color:#111">
  <p style="font:16px sans-serif">Nạp thẻ nhận thưởng 1.234.567 KP</p><p style="font:600 21px serif">Đăng nhập tài khoản</p>
  <div style="width:180px;height:60px;border-radius:12px;box-shadow:0 4px 12px #0006;background:linear-gradient(35deg,#f6b73c,#07101f)"></div>
  <svg width="80" height="80"><path d="M5 70 C 20 5 60 5 75 70 Z" fill="none" stroke="#a33" stroke-width="2.5"/></svg>
  <input value="Mật khẩu"><input type="checkbox" checked></body>`;

/**
 * Identifies how this browser renders on this machine: its major version, and a hash of a page that is independent of this project. A
 * security update of the same major version renders the same, as long as the hash is the same.
 */
export async function rendererOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: sizes.phone });
  await page.setContent(REFERENCE);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const hash = hashOf(await page.screenshot({ caret: 'hide' }));
  await page.close();
  const [major] = browser.version().split('.');
  return `Chromium ${major}, reference ${hash}`;
}
