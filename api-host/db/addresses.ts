import { Client } from 'pg';
import { StartupError, oneLine } from '../startupError';

const PROBE_MS = 2_000;

/** The parts of an address in libpq's format: postgres://user:password@host1:5432,host2:5432/name?… */
const FORM = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/;

/** The supported values of target_session_attrs: the host always needs the address that takes writes. */
const TARGETS = ['read-write', 'primary'];

/**
 * Splits DATABASE_URL into single addresses: it may name several hosts of one database, of which one takes writes (OPS-3). Throws
 * StartupError for a text that can't be parsed; the message does not repeat it, since it may contain a password.
 */
export function addressesOf(url: string, setting = 'DATABASE_URL'): [string, ...string[]] {
  const [, start = '', hosts = '', path = '', query = ''] = FORM.exec(url) ?? [];
  if (start && !hosts.includes(',') && !query.includes('target_session_attrs')) {
    if (!isAddress(url))
      throw new StartupError(
        `${setting} must look like postgres://user:password@host:5432/name. In the password, write special characters as percent codes, such as %2F for /.`,
      );
    return [url];
  }
  const parameters = new URLSearchParams(query);
  const target = parameters.get('target_session_attrs');
  if (target !== null && !TARGETS.includes(target))
    throw new StartupError(`${setting}: target_session_attrs must be one of ${TARGETS.join(', ')}.`);
  parameters.delete('target_session_attrs');
  const end = parameters.size > 0 ? `?${parameters.toString()}` : '';
  const [first, ...others] = hosts.split(',').map((host) => `${start}${host}${path}${end}`);
  const addresses: [string, ...string[]] = [first ?? '', ...others];
  if (!start || (others.length > 0 && !addresses.every(hasHost)))
    throw new StartupError(
      `${setting} must look like postgres://user:password@host:5432/name, or with several hosts: …@host1:5432,host2:5432/name.`,
    );
  return addresses;
}

/** Whether pg can read an address: a URL, or one without a host, whose socket is a parameter. */
const isAddress = (address: string) =>
  URL.canParse(address) || URL.canParse(address.replace('@/', '@socket/'));

const hasHost = (address: string) => URL.canParse(address) && new URL(address).hostname !== '';

/** Resolves if the database takes writes; rejects if it does not respond or is a standby. */
export async function assertTakesWrites(address: string): Promise<void> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ readOnly: boolean }>(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "readOnly"`,
    );
    if (rows[0]?.readOnly !== false) throw new Error('it is read-only');
  } finally {
    // Not awaited: a server that hangs would never close the connection.
    void client.end().catch(() => undefined);
  }
}

/**
 * The first address that takes writes, in the order that libpq uses. Rejects with StartupError, which names the setting, if none does. A
 * single address is not probed: whoever uses it finds out.
 */
export async function chooseAddress(
  addresses: readonly [string, ...string[]],
  setting = 'DATABASE_URL',
): Promise<string> {
  if (addresses.length === 1) return addresses[0];
  const probes = addresses.map((address) => assertTakesWrites(address).then(() => null, oneLine));
  const faults: string[] = [];
  for (const [at, probe] of probes.entries()) {
    const fault = await probe;
    if (fault === null) return addresses[at] ?? addresses[0];
    faults.push(`${new URL(addresses[at] ?? '').host}: ${fault}`);
  }
  throw new StartupError(
    `No address of the database accepts writes (${faults.join('; ')}): start one, or correct ${setting}.`,
  );
}
