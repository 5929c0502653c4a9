import { testKeys } from '../testKeys';
import type { AccountModel } from './model';
import type { Given, LinkPurpose, ModelLink, Purpose } from './modelTerms';
import type { Real } from './real';

interface Sent {
  code?: string;
  links: string[];
}

/** The newest message to an address or number. */
async function newestTo({ world }: Real, recipient: string): Promise<Sent> {
  const { rows } = await world.database.pool.query<{ id: string; sealed: Buffer; key_id: string }>(
    'select id, sealed, key_id from outbox where recipient = $1 and sealed is not null order by position desc limit 20',
    [recipient],
  );
  for (const { id, sealed, key_id: keyId } of rows) {
    const text = testKeys.open('outbox', id, { sealed, keyId });
    const sent = JSON.parse(text ?? '{"links":[]}') as Sent;
    if (sent.code !== undefined || sent.links.length > 0) return sent;
  }
  throw new Error(`nothing was sent to ${recipient}`);
}

const GUESSES = ['000000', '111111'];

/** The text of a code: the newest one, an earlier one, or a guess. */
export function codeText(real: Real, purpose: Purpose, given: Given): string {
  const sent = real.codes.get(purpose) ?? [];
  const newest = sent.at(-1);
  const others = [...(given === 'former' ? sent.slice(0, -1) : []), ...GUESSES];
  const other = others.find((text) => text !== newest) ?? '';
  return given === 'right' ? (newest ?? other) : other;
}

export async function keepCode(real: Real, purpose: Purpose, recipient: string): Promise<void> {
  const { code = '' } = await newestTo(real, recipient);
  real.codes.set(purpose, [...(real.codes.get(purpose) ?? []), code]);
}

export async function keepLink(real: Real, purpose: LinkPurpose, recipient: string): Promise<void> {
  const { links } = await newestTo(real, recipient);
  real.links.push({ purpose, token: links[0]?.split('/').at(-1) ?? '' });
}

/** Stores the links of the removal notices; the model says who received one. */
export async function keepNotices(model: AccountModel, real: Real): Promise<void> {
  for (const { target } of model.sent.links.filter(({ number }) => number >= real.links.length))
    await keepLink(real, 'keep.factor', target);
}

/** Chooses one of the sent links, working or not, with its token; an invented token if none was sent. */
export function chooseLink(model: AccountModel, real: Real, purpose: LinkPurpose, at: number) {
  const sent = real.links.flatMap((link, number) => (link.purpose === purpose ? [{ ...link, number }] : []));
  const chosen = sent.at(-1 - (at % Math.max(1, sent.length)));
  const link: ModelLink | undefined = model.sent.links.find(({ number }) => number === chosen?.number);
  return { link, token: chosen?.token ?? 'x'.repeat(43) };
}
