import type { BotCheckAction } from '@portal/contract';
import { tokenIn, type Visitor } from '../accountWorld';
import { nextMessage, sendSms } from '../mailbox';
import type { WireAnswer } from '../wireClient';
import { browserAt, emailOf, PASSWORD, phoneOf, type Crowd, type SimulatedHost } from './world';

/** How a player signs in. The last call of each way signs them in. */
export const honestWays = [
  'login',
  'mistyped',
  'knownBrowser',
  'register',
  'resetByLink',
  'resetByCode',
] as const;
type HonestWay = (typeof honestWays)[number];

export interface Visit {
  way: HonestWay;
  /** Statuses of the calls that had to succeed, without responses that asked for a bot check. */
  statuses: number[];
  /** Whether the host asked for a bot check. */
  asked: boolean;
  /** The duration of the slowest of those calls, including the time to solve a bot check. */
  ms: number;
}

const asksForBotCheck = ({ status, text }: WireAnswer) =>
  (status === 429 || status === 503) && text.includes('gReCaptchaToken');

/** Seven of ten players log in as usual; the rest alternate between the other ways. */
const wayOf = (at: number): HonestWay =>
  at % 10 < 7 ? 'login' : (honestWays[1 + ((Math.floor(at / 10) * 3 + (at % 10) - 7) % 5)] ?? 'login');

/** Plays one player, whose browser has one of the shared addresses. `known`: the browser for the way 'knownBrowser'. */
export async function visit(
  world: SimulatedHost,
  { addresses, usernames }: Crowd,
  at: number,
  known: Visitor | undefined,
): Promise<Visit> {
  const username = usernames[at] ?? '';
  const way = wayOf(at);
  const browser = known ?? browserAt(world.host.origin, addresses[at % addresses.length] ?? '');
  const done: Visit = { way, statuses: [], asked: false, ms: 0 };

  /** Submits a form as the portal does: with a bot check if one is required or asked for. */
  async function submit(path: string, body: object, action: BotCheckAction, always = false): Promise<void> {
    const start = performance.now();
    let answer = always ? await browser.postAsHuman(path, action, body) : await browser.post(path, body);
    if (asksForBotCheck(answer)) {
      done.asked = true;
      answer = await browser.postAsHuman(path, action, body);
    }
    done.statuses.push(answer.status);
    done.ms = Math.max(done.ms, performance.now() - start);
  }
  const logIn = (password = PASSWORD) => submit('/login', { username, password }, 'loginFormSubmit');
  const passwords = { password: 'Mat-khau-moi-2', passwordConfirm: 'Mat-khau-moi-2' };

  switch (way) {
    case 'mistyped':
      await browser.login(username, 'nham mat khau');
      await logIn();
      break;
    case 'register': {
      const form = { phone: `098${String(1_000_000 + at)}`, username: `newcomer${at}`, ...passwords };
      await submit('/register', form, 'registerFormSubmit', true);
      break;
    }
    case 'resetByLink':
      await submit('/reset-password/send-email', { username }, 'forgotPasswordFormSubmit', true);
      await submit(
        '/reset-password',
        { ...passwords, token: tokenIn(await nextMessage(world.host, emailOf(username))) },
        'forgotPasswordFormSubmit',
      );
      await logIn(passwords.password);
      break;
    case 'resetByCode': {
      await sendSms(world.host, phoneOf(at), `MXT ${username}`);
      const { code: otp = '' } = await nextMessage(world.host, phoneOf(at));
      const form = { username, otp, newPassword: passwords.password, reNewPassword: passwords.password };
      await submit('/reset-password-by-phone', form, 'resetPasswordByPhoneFormSubmit');
      await logIn(passwords.password);
      break;
    }
    default:
      await logIn();
  }
  return done;
}

/** The browser of a player who logged in before the attack, with "remember me". */
export async function knownBrowser(
  world: SimulatedHost,
  { addresses, usernames }: Crowd,
  at: number,
): Promise<Visitor | undefined> {
  if (wayOf(at) !== 'knownBrowser') return undefined;
  const browser = browserAt(world.host.origin, addresses[at % addresses.length] ?? '');
  const { status } = await browser.login(usernames[at], PASSWORD, true);
  if (status !== 204) throw new Error(`A player could not log in before the attack: ${status}`);
  await browser.post('/logout');
  return browser;
}
