import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { giftCodeTexts as texts } from '../../src/features/giftCodes/texts';
import { giftCodeFixture } from '../../tests/fixtures/giftCodes';
import { userFixture } from '../../tests/fixtures/users';
import { answering, brokenAfterMe, hanging } from '../../tests/support/answers';
import { pressingFirst } from '../support/acts';
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

/** /giftcode (GIFT-1). */
export const giftCodesScenes = scenesOf<'GiftCodes'>(
  { path: '/giftcode' },
  {
    Usable: { shows: texts['giftcode.howTo'] },
    Loading: { answers: [hanging(paths.giftCodes)], shows: texts['giftcode.loading'] },
    // A host that answers other calls lacks this one (HOST-4).
    Offline: { answers: brokenAfterMe(userFixture(), paths.giftCodes), shows: apiTexts['api.offline'] },
    ServerError: {
      answers: [answering(paths.giftCodes, 'get', 500)],
      shows: apiTexts['api.server'],
    },
    Empty: { host: { giftCodes: [] }, shows: texts['giftcode.empty'] },
    NoSuchCall: { answers: [answering(paths.giftCodes, 'get', 404)], shows: texts['giftcode.empty'] },
    EveryState: { host: { giftCodes: everyState }, shows: texts['giftcode.expired'] },
    LongValues: { host: { giftCodes: [long] }, shows: long.title },
    Copied: { play: pressingFirst(/FSO-XUAN-2026/), shows: texts['giftcode.copied'] },
  },
);
