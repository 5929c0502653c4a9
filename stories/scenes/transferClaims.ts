import { claimRefusals, paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { claimTexts as texts } from '../../src/features/transferClaims/texts';
import { transferClaimFixture } from '../../tests/fixtures/transferClaims';
import { answering, hanging } from '../../tests/support/answers';
import { first, pressing, typing } from '../support/acts';
import { scenesOf } from '../support/scenes';

const decidedAt = '2026-11-21T03:00:00.000Z';
const everyState = [
  transferClaimFixture(),
  transferClaimFixture({
    id: '2',
    state: 'credited',
    transactionId: '101',
    decidedAt,
    amount: 9_007_199_254_740_991,
  }),
  ...claimRefusals.map((refusal, index) =>
    transferClaimFixture({ id: `r${index}`, state: 'refused', refusal, decidedAt, reference: null }),
  ),
  transferClaimFixture({ id: '9', state: 'somethingNew', reference: 'X'.repeat(64) }),
];

const filled = typing({ [texts['claims.amount']]: '200000', [texts['claims.reference']]: 'FT26325123456' });
const sent = first(filled, pressing(texts['claims.submit']));

/** /transfer-claims (PLAY-3). */
export const transferClaimsScenes = scenesOf<'TransferClaims'>(
  { path: '/transfer-claims' },
  {
    Fresh: { shows: texts['claims.none'] },
    Loading: { answers: [hanging(paths.transferClaims)], shows: texts['claims.loading'] },
    ServerError: { answers: [answering(paths.transferClaims, 'get', 500)], shows: apiTexts['api.server'] },
    NoSuchCall: { host: { transferClaims: null }, shows: texts['claims.absent'] },
    EveryState: { host: { transferClaims: everyState }, shows: texts['claims.notFound'] },
    Invalid: { play: pressing(texts['claims.submit']), shows: /^Hãy nhập số tiền đã chuyển/ },
    Refused: {
      answers: [answering(paths.transferClaims, 'post', 429)],
      play: sent,
      shows: /thử/,
    },
    Sent: { play: sent, shows: texts['claims.sent'] },
  },
);
