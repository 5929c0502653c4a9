import { claimStates } from '@portal/contract';
import { likeness, type OpenClaim, type WaitingTransfer } from '../../domain/transferClaim';
import { findClaim, listClaims, type ClaimRow } from '../../repositories/operatorClaims';
import { waitingTransfersLike } from '../../repositories/operatorTransfers';
import { Refusal, type Db, type ReadCommand } from '../command';
import { cutTo, limited } from '../limited';
import { PROGRAM } from '../programName';
import { cell, facts, table } from '../table';
import { parseChoice, parseCount } from '../values';
import { limitOption, accessTo } from './lookups';
import { nameOf } from './transfers';

const SHOWN = 50;
/** How many matching transfers are shown with a claim. */
const CANDIDATES = 10;

export const claimArg = { name: 'claim', meaning: 'the claim’s number, from claims list' };

/** The claim with this number. Throws a Refusal if there is none. */
export async function claimNumbered(db: Db, typed: string): Promise<ClaimRow> {
  const claim = await findClaim(db, parseCount(typed, 'claim number'));
  if (!claim) throw new Refusal(`There is no claim ${cell(typed)}: see ${PROGRAM} claims list --state all.`);
  return claim;
}

const states = [...claimStates, 'all'] as const;

const list: ReadCommand = {
  words: 'claims list',
  meaning: 'Lists players’ claims about transfers that were not credited, oldest first.',
  details: [
    'A claim that its reference, amount and time prove is credited automatically, up to CLAIM_LIMIT_KP. All others wait here.',
  ],
  options: [
    { name: 'state', value: 'state', meaning: `${states.join(', ')}; default open` },
    limitOption(SHOWN),
  ],
  examples: [
    { typed: 'claims list', meaning: 'all open claims' },
    { typed: 'claims list --state refused', meaning: 'all refused claims' },
  ],
  async read(db, input) {
    const state = parseChoice(input.option('state') ?? 'open', 'state', states);
    const one = state === 'all' ? undefined : state;
    const { rows: claims, more, rest } = await limited(input, SHOWN, (most) => listClaims(db, one, most));
    const shown = {
      CLAIM: ({ id }: ClaimRow) => id,
      MADE: ({ createdAt }: ClaimRow) => createdAt,
      STATE: (row: ClaimRow) => row.state,
      PLAYER: ({ username }: ClaimRow) => username,
      'AMOUNT (VND)': ({ amount }: ClaimRow) => amount,
      TRANSFERRED: ({ transferredAt }: ClaimRow) => transferredAt,
      METHOD: ({ method }: ClaimRow) => method,
      REFERENCE: ({ reference }: ClaimRow) => reference,
    };
    return {
      lines: [...table(claims, shown, 'None.'), ...rest],
      json: { claims, more },
      access: accessTo('claims', { state, shown: claims.length }),
    };
  },
};

/** The waiting transfers that match a claim best, best match first, and whether there are more. */
async function candidatesFor(
  db: Db,
  claim: OpenClaim,
): Promise<{ rows: (WaitingTransfer & { fits: number })[]; more: boolean }> {
  const { rows, more } = await cutTo(CANDIDATES, (most) => waitingTransfersLike(db, claim, most));
  const candidates = rows
    .map((transfer) => ({ ...transfer, fits: likeness(claim, transfer) }))
    .sort((one, other) => other.fits - one.fits);
  return { rows: candidates, more };
}

const NONE = { rows: [], more: false };

const show: ReadCommand = {
  words: 'claims show',
  meaning: 'Shows a claim, and the waiting transfers that may match it.',
  args: [claimArg],
  examples: [{ typed: 'claims show 1', meaning: 'claim 1' }],
  async read(db, input) {
    const claim = await claimNumbered(db, input.arg('claim'));
    const { rows: candidates, more } = claim.state === 'open' ? await candidatesFor(db, claim) : NONE;
    const { provider, externalId } = claim;
    return {
      lines: [
        ...facts({
          Claim: claim.id,
          State: claim.state,
          Player: claim.username,
          'Amount (VND)': claim.amount,
          Transferred: claim.transferredAt,
          Method: claim.method,
          Reference: claim.reference,
          Made: claim.createdAt,
          Decided: claim.decidedAt,
          'Credited with': provider !== null && externalId !== null ? nameOf({ provider, externalId }) : null,
          'Credited automatically': claim.state === 'credited' ? claim.automatic : null,
          'Refused because': claim.refusal,
        }),
        '',
        'Waiting transfers that may match',
        ...table(
          candidates,
          {
            RECEIVED: ({ receivedAt }) => receivedAt,
            PROVIDER: (row) => row.provider,
            ID: (row) => row.externalId,
            'AMOUNT (VND)': ({ amount }) => amount,
            CONTENT: ({ content }) => content,
          },
          'None.',
        ),
        ...(more
          ? [`There are more: see ${PROGRAM} transfers search --amount ${claim.amount} --state waiting.`]
          : []),
      ],
      json: { claim, candidates, more },
      access: accessTo(`claim ${claim.id}`, { state: claim.state, candidates: candidates.length }),
    };
  },
};

export const claimReads = [list, show];
