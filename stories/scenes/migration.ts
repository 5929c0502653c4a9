import { userEvent, within } from 'storybook/test';
import { HttpResponse } from 'msw';
import { paths, type AccountZone } from '@portal/contract';
import { migrationTexts as texts } from '../../src/features/migration/texts';
import { migrationActions } from '../../src/operations/migration/migrationSlice';
import { closedAccountZoneFixture, zoneFixture } from '../../tests/fixtures/zones';
import { answering, broken, hanging, throttling } from '../../tests/support/answers';
import { answer, refusal } from '../../tests/support/handlers';
import { dialog, first, pressing, seeing } from '../support/acts';
import { scenesOf, type Play } from '../support/scenes';
import { HUGE } from './players';

const chosen: Play = async ({ canvasElement }) => {
  await userEvent.selectOptions(await within(canvasElement).findByLabelText('Chuyển đến máy chủ'), '2');
};
const asked = first(chosen, pressing(texts['migration.submit']));
const submitted = first(asked, pressing(texts['migration.confirmYes'], dialog));

const MESSAGE = 'Máy chủ này vừa đóng.';
const zones = (...accountZones: AccountZone[]) => ({ host: { accountZones } });
const lost = [broken(paths.accountZones, 'post')];
const quickRechecks = { recheckEveryMs: 50 };

/** The account zones can be read until the migration is sent; after that, every call fails. */
const lostForGood = () => {
  let sent = false;
  return [
    answer('post', paths.accountZones, () => {
      sent = true;
      return HttpResponse.error();
    }),
    answer('get', paths.accountZones, () =>
      sent ? HttpResponse.error() : HttpResponse.json([closedAccountZoneFixture()]),
    ),
  ];
};

/** The chosen zone closes just before the migration is sent. */
const closesZone = () => {
  let sent = false;
  return [
    answer('post', paths.accountZones, () => {
      sent = true;
      return refusal(422, { errorCode: 'ZONE_UNAVAILABLE', message: MESSAGE });
    }),
    answer('get', paths.zones, () =>
      sent
        ? HttpResponse.json([zoneFixture(), zoneFixture({ id: 2, name: 'S2 Long Thành', state: 'CLOSED' })])
        : undefined,
    ),
  ];
};

/** Shown instead of /recharge while an account zone is CLOSED (MIG-1..4). */
export const migrationScenes = scenesOf<'Migration'>(
  { path: '/recharge', ...zones(closedAccountZoneFixture()) },
  {
    Fresh: { shows: texts['migration.headline'] },
    ZonesLoading: { answers: [hanging(paths.zones)], shows: texts['migration.headline'] },
    ZonesUnavailable: {
      answers: [broken(paths.zones)],
      // /recharge shows the same text for unreadable zones until the portal knows that one of the player's zones is closed.
      play: seeing(texts['migration.headline']),
      shows: texts['migration.unavailable'],
    },
    NoOpenZone: {
      host: { accountZones: [closedAccountZoneFixture()], zones: [zoneFixture({ id: 3, state: 'CLOSED' })] },
      shows: texts['migration.noZones'],
    },
    SeveralZones: {
      ...zones(
        closedAccountZoneFixture(),
        closedAccountZoneFixture({ zone: zoneFixture({ id: 4, name: 'S9 Hoa Lư', state: 'CLOSED' }) }),
      ),
      shows: /S0 Cổ Loa, S9 Hoa Lư/,
    },
    ZeroBalances: {
      ...zones(closedAccountZoneFixture({ leftCoin: 0, extpoint0: 0, extpoint4: 0 })),
      shows: texts['migration.balances'],
    },
    HugeBalances: {
      ...zones(closedAccountZoneFixture({ leftCoin: HUGE, extpoint0: HUGE, extpoint4: HUGE })),
      shows: /9\.007\.199\.254\.740\.991/,
    },
    LongNames: {
      host: {
        accountZones: [closedAccountZoneFixture()],
        zones: [zoneFixture({ id: 2, name: 'S2 Long Thành – máy chủ có một cái tên thật dài để thử' })],
      },
      play: asked,
      shows: /vào máy chủ S2 Long Thành –/,
    },
    Chosen: { play: chosen, shows: texts['migration.submit'] },
    Confirm: { play: asked, shows: /^Xác nhận chuyển "1\.234 Xu/ },
    Submitting: {
      answers: [hanging(paths.accountZones, 'post')],
      play: submitted,
      shows: texts['migration.submitting'],
    },
    Moving: {
      ...zones(closedAccountZoneFixture({ movingTo: zoneFixture({ id: 2, name: 'S2 Long Thành' }) })),
      shows: 'Số dư cũ đang được chuyển vào máy chủ S2 Long Thành.',
    },
    Succeeded: { play: submitted, shows: texts['migration.succeeded'] },
    Refused: {
      answers: [
        answering(paths.accountZones, 'post', 422, { errorCode: 'ZONE_UNAVAILABLE', message: MESSAGE }),
      ],
      play: submitted,
      shows: MESSAGE,
    },
    RefusedWithErrors: {
      answers: [answering(paths.accountZones, 'post', 422, { errors: { zoneId: [MESSAGE] } })],
      play: submitted,
      shows: texts['migration.refused'],
    },
    ZoneGone: { answers: closesZone, play: submitted, shows: /^Máy chủ S2 Long Thành vừa đóng/ },
    TooManyTries: {
      answers: [throttling(paths.accountZones, 'post', 90)],
      play: submitted,
      shows: texts['migration.unsent'],
    },
    Checking: { answers: lost, play: submitted, shows: texts['migration.checkingLong'] },
    Unconfirmed: {
      answers: lost,
      ...quickRechecks,
      play: submitted,
      shows: texts['migration.unconfirmed'],
    },
    Unreachable: {
      answers: lostForGood,
      ...quickRechecks,
      play: submitted,
      shows: texts['migration.unreachable'],
    },
    Elsewhere: {
      actions: [migrationActions.settled({ phase: 'elsewhere' })],
      shows: texts['migration.elsewhere'],
    },
  },
);
