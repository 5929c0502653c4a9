import { By, until, type Locator, type WebDriver } from 'selenium-webdriver';
import { isWhole, playerPages, visitorPages } from '../tests/support/everyPage';
import { playerOf, type Account } from '../tests/support/player';
import { runPortalAsNewcomer, type RunningPortal } from '../tests/support/runPortal';
import { buildIfNeeded } from './start';
import { openWebKit } from './webkit/openWebKit';

/**
 * `npm run test:webkit`: a player's journey in WebKit, the engine of Safari, which no test of `npm test` runs in: every page, the sign-up
 * with its bot check beside the service worker, a top-up that arrives by itself, a purchase, and reading without a network. It needs
 * an installed WebKitGTK (docs/decisions/0150).
 */
const WAIT_MS = 60_000;
const account: Account = { username: 'nguoimoi', password: 'Suoibac1', email: '', phone: '0976543210' };
const TOP_UP_VND = 50_000;

let failures = 0;

async function step(what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
    console.log(`ok      ${what}`);
  } catch (error) {
    failures += 1;
    console.log(`FAILED  ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What a player does and sees. Every wait ends when what it waits for is there. */
function handsOf(driver: WebDriver, origin: string) {
  const find = (css: string) => driver.wait(until.elementLocated(By.css(css)), WAIT_MS, css);
  /** WebDriver refuses to click on what is covered, not there yet, or disabled. */
  const tapped = (what: string, locator: Locator) => {
    const tap = async () => {
      try {
        await driver.findElement(locator).click();
        return true;
      } catch {
        return false;
      }
    };
    return driver.wait(tap, WAIT_MS, `a tap on ${what}`);
  };
  const holds = (what: string, script: string) =>
    driver.wait(() => driver.executeScript<boolean>(`return Boolean(${script})`), WAIT_MS, what);
  return {
    open: (path: string) => driver.get(origin + path),
    holds,
    sees: (text: string) => holds(text, `document.body.innerText.includes(${JSON.stringify(text)})`),
    type: async (name: string, text: string) => (await find(`input[name=${name}]`)).sendKeys(text),
    tap: (css: string) => tapped(css, By.css(css)),
    tapText: (tag: string, text: string) => tapped(text, By.xpath(`//${tag}[contains(., '${text}')]`)),
    submit: () => tapped('the submit button', By.css('main form button[type=submit]:enabled')),
    at: (path: string) => driver.wait(until.urlIs(origin + path), WAIT_MS, path),
  };
}

type Hands = ReturnType<typeof handsOf>;

/** The page is whole and fits the window. */
async function visit({ open, holds }: Hands, path: string): Promise<void> {
  await open(path);
  await holds('the whole page', `(${isWhole.toString()})()`);
  await holds('no sideways scrolling', `document.documentElement.scrollWidth <= innerWidth`);
}

async function signUp({ open, holds, type, tap, submit, at }: Hands): Promise<void> {
  await open('/register');
  // It then loads the script of the Web Worker that does the bot check.
  await holds('the service worker is in control', `navigator.serviceWorker.controller`);
  await type('phone', account.phone);
  await tap('input[type=checkbox]');
  await submit();
  await type('username', account.username);
  await submit();
  await type('password', account.password);
  await type('passwordConfirm', account.password);
  await submit();
  await at('/');
}

async function topUp({ open, sees, tapText }: Hands, portal: RunningPortal): Promise<void> {
  await open('/payment/bank-transfer');
  await tapText('label', '50.000');
  await sees('5.100');
  await playerOf(portal.host, account).transfer(TOP_UP_VND);
  await sees('đã vào tài khoản của bạn');
}

async function buy({ open, sees, tap, tapText, submit }: Hands): Promise<void> {
  await open('/recharge');
  await tap('select option:nth-of-type(2)');
  await tapText('label', '500');
  await submit();
  await tapText('button', 'Xác nhận nạp');
  await sees('Đã nạp thành công');
}

async function play(driver: WebDriver, portal: RunningPortal): Promise<void> {
  const hands = handsOf(driver, portal.origin);
  for (const path of visitorPages) await step(`a visitor opens ${path}`, () => visit(hands, path));
  await step('signs up, with a bot check beside the service worker', () => signUp(hands));
  for (const path of playerPages) await step(`a player opens ${path}`, () => visit(hands, path));
  await step('tops up; the KP arrive by themselves', () => topUp(hands, portal));
  await step('buys coins', () => buy(hands));
  await step('reads balance and history without a network', async () => {
    await visit(hands, '/transactions');
    await hands.sees('Nạp thẻ qua ngân hàng');
    await portal.host.stop();
    await driver.navigate().refresh();
    await hands.sees('Lịch sử giao dịch cập nhật lúc');
    await hands.sees('Nạp thẻ qua ngân hàng');
  });
}

async function main() {
  if (!(await buildIfNeeded())) throw new Error('The portal could not be built.');
  const { driver, close } = await openWebKit();
  try {
    const portal = await runPortalAsNewcomer();
    try {
      await play(driver, portal);
    } finally {
      await portal.close();
    }
  } finally {
    await close();
  }
  if (failures > 0) throw new Error(`${failures} steps failed`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
