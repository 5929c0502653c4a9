import { Browser, type Exchange } from './browser';
import { corsChecks } from './checks/cors';
import { moneyChecks } from './checks/money';
import { readChecks } from './checks/reads';
import { playerRefusalChecks, publicRefusalChecks, refusalsSignedOut } from './checks/refusals';
import { additionsSignedOut } from './checks/additionsSignedOut';
import { login, logout, me, profile, unprotectedChange } from './checks/session';
import { visitorChecks } from './checks/visitor';
import { notTried, tried, type Finding, type Outcome } from './finding';
import { judgeHabits } from './judge';
import type { Check, ConformanceOptions, World } from './world';

/** All checks in the order in which they run. */
export const checks: readonly Check[] = [
  ...corsChecks,
  ...visitorChecks,
  ...publicRefusalChecks,
  ...refusalsSignedOut,
  ...additionsSignedOut,
  login,
  me,
  ...readChecks,
  unprotectedChange,
  profile,
  ...playerRefusalChecks,
  ...moneyChecks,
  logout,
];

/** The reason why a check cannot run; undefined if it can. */
function obstacle(
  { needs }: Check,
  { signedIn, credentials, money, portalOrigin }: World,
): string | undefined {
  if (needs === 'portalOrigin' && portalOrigin === undefined) return '--origin is not given';
  if (needs === 'money' && !money) return 'costs KP or sends a message: --money';
  if ((needs === 'player' || needs === 'money') && !signedIn)
    return credentials
      ? 'the player could not be signed in'
      : 'a player is needed: --username, and a password';
  return undefined;
}

/** Adds the deviations that apply to every exchange to an outcome, each once. `reported` are the surprises of earlier calls. */
function withHabits(
  outcome: Outcome,
  exchanges: readonly Exchange[],
  portalOrigin: string | undefined,
  reported: Set<string>,
): Outcome {
  if (outcome.kind === 'absent') return outcome;
  const surprises = exchanges.flatMap((exchange) => exchange.surprises).filter((how) => !reported.has(how));
  for (const how of surprises) reported.add(how);
  const habits = [
    ...exchanges.flatMap((exchange) => judgeHabits(exchange, portalOrigin)),
    ...surprises.map((how) => ({ how })),
  ];
  if (outcome.kind === 'not tried')
    return habits.length === 0 ? outcome : tried({ how: outcome.why }, ...habits);
  const all = new Map([...outcome.deviations, ...habits].map((one) => [one.how, one]));
  return tried(...all.values());
}

/** Checks a host call by call, calling it as a portal on `portalOrigin` does; this is the host's own origin by default (HOST-6). */
export async function* conformance(options: ConformanceOptions): AsyncGenerator<Finding> {
  const { host, portalOrigin } = options;
  const exchanges: Exchange[] = [];
  const reported = new Set<string>();
  const newBrowser = () => new Browser(host, portalOrigin ?? host, exchanges);
  const world: World = { ...options, newBrowser, browser: newBrowser(), signedIn: false, read: {} };
  for (const check of checks) {
    const why = obstacle(check, world);
    exchanges.length = 0;
    const outcome = why === undefined ? await check.run(world) : notTried(why);
    const call = check.about === undefined ? check.call : `${check.call}, ${check.about}`;
    yield { call, outcome: withHabits(outcome, exchanges, portalOrigin, reported) };
  }
}
