import { userEvent, within } from 'storybook/test';
import { HttpResponse } from 'msw';
import { paths, type ProofField } from '@portal/contract';
import { partTexts } from '../../src/components/texts';
import { proofTexts } from '../../src/forms/textsProof';
import { formTexts } from '../../src/forms/texts';
import { asksFor } from '../../tests/support/askedProof';
import { rechargeActions } from '../../src/operations/recharge/rechargeSlice';
import { outcomeTexts } from '../../src/features/recharge/outcome/texts';
import { rechargeTexts as texts } from '../../src/features/recharge/texts';
import { noAmountsTexts } from '../../src/features/recharge/textsNoAmounts';
import { rechargeUnavailableTexts } from '../../src/features/recharge/textsUnavailable';
import { campaignTexts } from '../../src/features/recharge/campaigns/texts';
import { campaignFixture } from '../../tests/fixtures/campaigns';
import { rechargeConfigFixture } from '../../tests/fixtures/recharge';
import { payFixture } from '../../tests/fixtures/transactions';
import { userFixture } from '../../tests/fixtures/users';
import { zoneFixture } from '../../tests/fixtures/zones';
import { answering, broken, hanging, throttling } from '../../tests/support/answers';
import { answer } from '../../tests/support/handlers';
import { body, first, pressing, typing } from '../support/acts';
import { scenesOf, type Play } from '../support/scenes';
import { HUGE } from './players';

const chosen: Play = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.selectOptions(await page.findByLabelText('Máy chủ'), '2');
  await userEvent.click(page.getByRole('radio', { name: /2\.000/ }));
};
/** The button is pressed; `submitted` also confirms the question. */
const asked = first(chosen, pressing('Nạp Xu'));
const submitted = first(asked, pressing('Xác nhận nạp', body));

const asking = (field: ProofField) => [asksFor('post', paths.rechargeGame, field)];
const WRONG_CODE = 'Mã bảo mật không đúng hoặc đã hết hiệu lực.';
const MESSAGE = 'Số dư không đủ.';
const lost = [broken(paths.rechargeGame, 'post')];
const quickRechecks = { recheckEveryMs: 50 };

const watched = (status: string) => ({
  host: { history: [payFixture({ status })] },
  remembered: { 'followed:demo': JSON.stringify(['201']) },
});

/** The history can be read until the recharge is sent; after that, every call fails. */
const lostForGood = () => {
  let sent = false;
  return [
    answer('post', paths.rechargeGame, () => {
      sent = true;
      return HttpResponse.error();
    }),
    answer('get', paths.transactionHistory, () => (sent ? HttpResponse.error() : HttpResponse.json([]))),
  ];
};

/** No response arrives, and 'Thử lại' is refused for now. */
const lostThenThrottled = () => [
  answer('post', paths.rechargeGame, () => HttpResponse.error(), { once: true }),
  throttling(paths.rechargeGame, 'post', 90),
];

/** /recharge (GAME-1..8, SAFE-6). */
export const rechargeScenes = scenesOf<'Recharge'>(
  { path: '/recharge' },
  {
    Fresh: { shows: texts['recharge.relogin'] },
    Loading: { answers: [hanging(paths.zones)], shows: texts['recharge.loading'] },
    Unavailable: {
      answers: [broken(paths.rechargeGame)],
      shows: rechargeUnavailableTexts['recharge.unavailable'],
    },
    Chosen: { play: chosen, shows: texts['recharge.left'] },
    Popular: { config: { popularAmount: 20_000 }, shows: texts['recharge.popular'] },
    Again: {
      remembered: {
        'choices:demo': JSON.stringify({ zoneId: 2, lastRecharge: { zoneId: 2, creditAmount: 20_000 } }),
      },
      shows: texts['recharge.again'],
    },
    Asked: { play: asked, shows: texts['recharge.leftNow'] },
    Campaign: { host: { campaigns: [campaignFixture()] }, shows: 'Tết sum vầy' },
    CampaignDone: {
      host: {
        campaigns: [
          campaignFixture({
            spent: 250_000,
            milestones: campaignFixture().milestones.map((milestone) => ({
              ...milestone,
              rewardedAt: '2026-11-20T02:00:00.000Z',
            })),
          }),
        ],
      },
      shows: campaignTexts['campaigns.all'],
    },
    CampaignUsedUp: {
      host: { campaigns: [campaignFixture({ usedUp: true })] },
      shows: campaignTexts['campaigns.usedUp'],
    },
    NotEnough: { host: { me: userFixture({ credit: 12_000 }) }, shows: /^Không đủ/ },
    ZeroBalance: { host: { me: userFixture({ credit: 0 }) }, shows: /^Không đủ/ },
    Debt: { host: { me: userFixture({ credit: 0, debtCredit: 35_000 }) }, shows: 'Còn nợ' },
    HugeBalance: {
      host: { me: userFixture({ credit: HUGE }) },
      play: chosen,
      shows: /9\.007\.199\.254\.720\.991/,
    },
    LongNames: {
      host: {
        zones: [
          zoneFixture({ id: 2, name: 'S2 Long Thành – máy chủ có một cái tên thật dài để thử giao diện' }),
        ],
        rechargeConfig: rechargeConfigFixture({
          coinName: 'Xu vàng hoàng kim',
          payableValues: [{ credit: 20_000, coinsReceived: 900_719_925_474_099 }],
        }),
      },
      shows: /^Nạp Xu vàng hoàng kim/,
    },
    NoServers: { host: { zones: [] }, shows: texts['recharge.noZones'] },
    NoAmounts: {
      host: { rechargeConfig: rechargeConfigFixture({ payableValues: [] }) },
      shows: noAmountsTexts['noAmounts.title'],
    },
    Submitting: {
      answers: [hanging(paths.rechargeGame, 'post')],
      play: submitted,
      shows: texts['recharge.submitting'],
    },
    Succeeded: { play: submitted, shows: 'Đã nạp thành công 2.000 Xu' },
    OutcomeFailed: {
      // An object without a prototype cannot be converted to the number of KP that the panel shows.
      actions: [
        rechargeActions.settled({
          phase: 'succeeded',
          payload: {
            zoneId: 2,
            creditAmount: Object.create(null) as number,
            gameId: 'fsonline',
            coins: 200_000,
            coinName: 'Xu',
          },
          pending: false,
        }),
      ],
      shows: partTexts['part.failed'],
    },
    Pending: { ...watched('pending'), shows: /đang được xử lý\.$/ },
    Delivered: { ...watched('success'), shows: 'Đã nạp thành công 2.000 Xu' },
    Refunded: { ...watched('failed'), shows: texts['recharge.refusedTitle'] },
    Refused: {
      answers: [
        answering(paths.rechargeGame, 'post', 422, { errorCode: 'INSUFFICIENT_CREDIT', message: MESSAGE }),
      ],
      play: submitted,
      shows: MESSAGE,
    },
    RefusedWithoutMessage: {
      answers: [answering(paths.rechargeGame, 'post', 422, { errorCode: 'GAME_UNAVAILABLE' })],
      play: submitted,
      shows: texts['recharge.refusedTitle'],
    },
    TooManyTries: {
      answers: [throttling(paths.rechargeGame, 'post', 90)],
      play: submitted,
      shows: texts['recharge.unsentTitle'],
    },
    Checking: { answers: lost, play: submitted, shows: /^Máy chủ chưa trả lời/ },
    Unconfirmed: { answers: lost, ...quickRechecks, play: submitted, shows: /^Chưa thấy giao dịch/ },
    RetryThrottled: {
      answers: lostThenThrottled,
      ...quickRechecks,
      play: first(submitted, pressing('Thử lại')),
      shows: /sau 90 giây/,
    },
    Unreachable: {
      answers: lostForGood,
      ...quickRechecks,
      play: submitted,
      shows: /^Chưa kiểm tra được giao dịch/,
    },
    Elsewhere: {
      actions: [rechargeActions.settled({ phase: 'elsewhere' })],
      shows: outcomeTexts['recharge.elsewhere'],
    },
    AsksSms: { answers: asking('otpNumber'), play: submitted, shows: proofTexts['proof.sms'] },
    AsksEmail: { answers: asking('securityCode'), play: submitted, shows: proofTexts['proof.email'] },
    AsksPassword: {
      answers: asking('currentPassword'),
      play: submitted,
      shows: proofTexts['proof.password'],
    },
    ProofWrong: {
      answers: [
        answering(paths.rechargeGame, 'post', 422, {
          errorCode: 'PROOF_REQUIRED',
          message: texts['recharge.proof'],
          errors: { otpNumber: [WRONG_CODE] },
        }),
      ],
      play: first(submitted, typing({ 'Mã bảo mật': '123456' }), pressing('Nạp Xu')),
      shows: WRONG_CODE,
    },
    ProofCodeSent: {
      answers: asking('otpNumber'),
      play: first(submitted, pressing('Gửi mã')),
      shows: formTexts['code.sentBySms'],
    },
    ProvenSucceeded: {
      answers: asking('otpNumber'),
      play: first(submitted, typing({ 'Mã bảo mật': '123456' }), pressing('Nạp Xu')),
      shows: 'Đã nạp thành công 2.000 Xu',
    },
  },
);
