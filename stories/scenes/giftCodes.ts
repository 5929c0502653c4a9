import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { giftCodeTexts as texts } from '../../src/features/giftCodes/texts';
import { codeRedemptionFixture } from '../../tests/fixtures/codeRedemptions';
import { giftCodeFixture } from '../../tests/fixtures/giftCodes';
import { userFixture } from '../../tests/fixtures/users';
import { answering, brokenAfterMe, hanging } from '../../tests/support/answers';
import { first, pressing, pressingFirst, typing } from '../support/acts';
import { scenesOf } from '../support/scenes';

const everyState = [
  giftCodeFixture({ zoneName: 'S1 Thăng Long', expiresAt: '2099-12-31T16:59:00.000Z' }),
  giftCodeFixture({ code: 'FSO-HE-2026', title: 'Quà mùa hè', usedAt: '2026-06-01T03:00:00.000Z' }),
  giftCodeFixture({ code: 'FSO-TET-2025', title: 'Quà Tết', expiresAt: '2025-02-01T03:00:00.000Z' }),
];

const long = giftCodeFixture({
  code: 'FSO-MOT-MA-QUA-TANG-DAI-DEN-MUC-CO-THE-2026',
  title: 'Quà mừng sinh nhật lần thứ mười của cộng đồng người chơi FS Online',
  gives: 'Một triệu Xu, mười rương vàng, một con ngựa trắng và một bộ giáp của người giữ thành',
  zoneName: 'S2 Long Thành – máy chủ có một cái tên thật dài để thử giao diện',
});

const redeemed = codeRedemptionFixture();
const typed = first(typing({ [texts['giftcode.typed']]: 'tet-2027' }), pressing(texts['giftcode.redeem']));

/** /giftcode (GIFT-1, PLAY-8). */
export const giftCodesScenes = scenesOf<'GiftCodes'>(
  { path: '/giftcode' },
  {
    Usable: { shows: texts['giftcode.howTo'] },
    Loading: { answers: [hanging(paths.giftCodes)], shows: texts['giftcode.loading'] },
    // A host that answers its other calls but does not have this one (HOST-4).
    Offline: { answers: brokenAfterMe(userFixture(), paths.giftCodes), shows: apiTexts['api.offline'] },
    ServerError: {
      answers: [answering(paths.giftCodes, 'get', 500)],
      shows: apiTexts['api.server'],
    },
    Empty: { host: { giftCodes: [] }, shows: texts['giftcode.empty'] },
    NoSuchCall: { answers: [answering(paths.giftCodes, 'get', 404)], shows: texts['giftcode.empty'] },
    EveryState: {
      host: { giftCodes: everyState, codeRedemptions: [redeemed] },
      shows: /^Đã dùng hoặc hết hạn \(3\)/,
    },
    AllOver: {
      host: { giftCodes: everyState.slice(1), codeRedemptions: [redeemed] },
      shows: texts['giftcode.expired'],
    },
    NoRedemptions: { host: { codeRedemptions: null }, shows: texts['giftcode.howTo'] },
    Invalid: {
      play: first(typing({ [texts['giftcode.typed']]: 'quà' }), pressing(texts['giftcode.redeem'])),
      shows: /^Gift code có từ 6/,
    },
    WrongCode: {
      answers: [
        answering(paths.codeRedemptions, 'post', 422, {
          errors: { code: ['Mã không đúng hoặc đã hết hạn.'] },
        }),
      ],
      play: typed,
      shows: 'Mã không đúng hoặc đã hết hạn.',
    },
    TooManyCodes: {
      answers: [answering(paths.codeRedemptions, 'post', 429)],
      play: typed,
      shows: /thử/,
    },
    Redeemed: { play: typed, shows: /^Đã nhận 50/ },
    RedeemedBefore: { host: { codeRedemptions: [redeemed] }, play: typed, shows: /^Bạn đã nhận 50/ },
    LongValues: { host: { giftCodes: [long] }, shows: long.title },
    Copied: { play: pressingFirst(/FSO-XUAN-2026/), shows: texts['giftcode.copied'] },
  },
);
