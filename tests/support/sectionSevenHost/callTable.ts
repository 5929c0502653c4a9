import { accountCalls } from './accountCalls';
import type { HostCall } from './call';
import { moneyCalls } from './moneyCalls';

/** A call of requirements §7 by its method and path: 'POST /login', 'GET /reset-password/:token'. */
export type CallKey = `${HostCall['method']} /${string}`;

export const keyOf = ({ method, path }: HostCall): string => `${method} ${path}`;

const calls: readonly HostCall[] = [...accountCalls, ...moneyCalls];

const matchers = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** A requested call, with the `:name` parts of its path. */
export interface FoundCall {
  call: HostCall;
  params: Readonly<Record<string, string>>;
}

export function findCall(method: string | undefined, pathname: string): FoundCall | null {
  for (const { call, pattern } of matchers) {
    const match = call.method === method ? pattern.exec(pathname) : null;
    if (match) return { call, params: match.groups ?? {} };
  }
  return null;
}

/** The call with that key. Throws if the host has none: a misspelt switch would have no effect. */
export function requireCall(key: CallKey): HostCall {
  const call = calls.find((known) => keyOf(known) === key);
  if (!call) throw new Error(`Requirements §7 has no ${key}.`);
  return call;
}
