import { claimStates } from '@portal/contract';
import { likeness, type OpenClaim, type WaitingTransfer } from '../../domain/transferClaim';
import { findClaim, listClaims, type ClaimRow } from '../../repositories/operatorClaims';
import { listTransfers } from '../../repositories/operatorTransfers';
import { Refusal, UsageError, type Db, type ReadCommand } from '../command';
import { PROGRAM } from '../programName';
import { cell, facts, table } from '../table';
import { parseCount, parseLimit } from '../values';
import { lookedAt } from './lookups';
import { nameOf } from './transfers';

const SHOWN = 50;
/** How many waiting transfers, oldest first, are compared with a claim. */
const COMPARED = 1_000;
/** How many matching transfers are shown with a claim. */
const CANDIDATES = 10;

export const claimArg = { name: 'claim', meaning: 'the number of the claim, as in the list' };

/** The claim with this number. Throws a Refusal if there is none. */
export async function claimNumbered(db: Db, typed: string): Promise<ClaimRow> {
  const claim = await findClaim(db, parseCount(typed, 'number of a claim'));
  if (!claim) throw new Refusal(`There is no claim ${cell(typed)}: see ${PROGRAM} claims list --state all.`);
  return claim;
}

const stateOf = (typed: string) => {
  const state = claimStates.find((known) => known === typed);
  if (!state && typed !== 'all')
    throw new UsageError(`"${typed}" is no state: write one of ${claimStates.join(', ')}, all.`);
  return state;
};

const list: ReadCommand = {
  words: 'claims list',
  meaning: 'Lists what players say of transfers that were not credited, oldest first.',
  details: [
    'A claim whose reference, amount and time prove it is credited at once, up to CLAIM_LIMIT_KP. The others wait here.',
  ],
  options: [
    { name: 'state', value: 'state', meaning: `${claimStates.join(', ')} or all; otherwise open` },
    { name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` },
  ],
  examples: [
    { typed: 'claims list', meaning: 'what waits' },
    { typed: 'claims list --state refused', meaning: 'what was refused' },
  ],
  async read(db, input) {
    const state = input.option('state') ?? 'open';
    const claims = await listClaims(db, stateOf(state), parseLimit(input.option('limit'), SHOWN));
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
      lines: table(claims, shown, 'None.'),
      json: { claims },
      look: lookedAt('claims', { state, shown: claims.length }),
    };
  },
};

/** Waiting transfers that match a claim, best match first. */
async function candidatesFor(db: Db, claim: OpenClaim): Promise<(WaitingTransfer & { fits: number })[]> {
  const waiting = await listTransfers(db, 'waiting', COMPARED);
  return waiting
    .map((transfer) => ({ ...transfer, fits: likeness(claim, transfer) }))
    .filter(({ fits }) => fits > 0)
    .sort((one, other) => other.fits - one.fits)
    .slice(0, CANDIDATES);
}

const show: ReadCommand = {
  words: 'claims show',
  meaning: 'Shows a claim, and the waiting transfers that may be meant.',
  args: [claimArg],
  examples: [{ typed: 'claims show 1', meaning: 'that claim' }],
  async read(db, input) {
    const claim = await claimNumbered(db, input.arg('claim'));
    const candidates = claim.state === 'open' ? await candidatesFor(db, claim) : [];
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
          'Without an operator': claim.state === 'credited' ? claim.automatic : null,
          'Refused because': claim.refusal,
        }),
        '',
        'Waiting transfers that may be meant',
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
      ],
      json: { claim, candidates },
      look: lookedAt(`claim ${claim.id}`, { state: claim.state, candidates: candidates.length }),
    };
  },
};

export const claimReads = [list, show];
