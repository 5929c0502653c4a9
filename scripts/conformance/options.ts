import { parseArgs } from 'node:util';
import type { ConformanceOptions } from './world';

export const help = `npm run conformance -- <address> [options]

Tries an API host call by call, as the portal calls it (docs/your-own-host.md). Exit code 1: a deviation that the portal cannot tolerate.

  <address>           the host, such as https://api.example.vn
  --username <name>   a throw-away player (or CONFORMANCE_USERNAME)
  --password <text>   its password; better CONFORMANCE_PASSWORD, which other users of the machine cannot see
  --origin <address>  the portal's address, where it is another one than the host's
  --money             also tries what costs KP or sends a message; without it, nothing of the account changes, provided that the
                      host refuses invalid requests
  -h, --help          prints this help`;

/** An invalid command line. */
export class UsageError extends Error {}

function originOf(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new UsageError(`${name} must look like https://api.example.vn: ${text}`);
  return url.origin;
}

const readArgs = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        username: { type: 'string' },
        password: { type: 'string' },
        origin: { type: 'string' },
        money: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** Parses the command line; returns 'help' if it requests help. Throws UsageError. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ConformanceOptions | 'help' {
  const { values, positionals } = readArgs(args);
  if (values.help) return 'help';
  const [address, extra] = positionals;
  if (address === undefined)
    throw new UsageError('Which host? npm run conformance -- https://api.example.vn');
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many`);
  const username = values.username ?? env['CONFORMANCE_USERNAME'];
  const password = values.password ?? env['CONFORMANCE_PASSWORD'];
  if ((username === undefined) !== (password === undefined))
    throw new UsageError('A player needs both a username and a password (--help tells how).');
  if (values.money && username === undefined) throw new UsageError('--money needs a player.');
  const host = originOf(address, 'The address');
  const portalOrigin = values.origin === undefined ? host : originOf(values.origin, '--origin');
  return {
    host,
    money: values.money,
    ...(portalOrigin !== host && { portalOrigin }),
    ...(username !== undefined && password !== undefined && { credentials: { username, password } }),
  };
}
