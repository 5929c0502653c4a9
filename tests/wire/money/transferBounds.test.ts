import { MAX_VND } from '../../../api-host/domain/money';
import { BANK } from '../../support/moneyWorld';
import {
  alarmSubjects,
  noticeFor,
  noticeHeaders,
  noticesOf,
  sendNotice,
  sendSigned,
} from '../../support/transferNotices';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(2);

describe('amounts at their bounds', () => {
  it.each([
    [10, 1],
    [49_999, 4_999],
    [50_000, 5_100],
    [MAX_VND, 110_000_000_000],
  ])('%d VND bring %d KP', async (amount, kp) => {
    const player = await world.newPlayer(0);
    expect((await sendNotice(host, noticeFor(player, amount))).status).toBe(200);
    expect(await world.balanceOf(player)).toEqual({ credit: kp, debt: 0 });
    const me = await player.at(host).get('/api/me');
    expect(me.json()).toMatchObject({ credit: kp, debtCredit: 0 });
  });

  it.each([1, 9])('%d VND, worth less than 1 KP, wait for an operator to return them', async (amount) => {
    const player = await world.newPlayer(0);
    const notice = noticeFor(player, amount);
    expect((await sendNotice(host, notice)).text).toBe('{"status":"unmatched"}');
    expect(await noticesOf(world, notice.id)).toMatchObject([{ state: 'unmatched', player_id: null }]);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
  });

  it.each([0, -1, 1.5, MAX_VND + 1, 1e21, '1000', null])('%p VND is refused', async (amount) => {
    const player = await world.newPlayer(0);
    const notice = { ...noticeFor(player), amount };
    expect((await sendNotice(host, notice)).status).toBe(422);
    expect(await noticesOf(world, notice.id)).toEqual([]);
  });

  it('an amount that a balance can’t hold is set aside with an alarm, and nothing is lost', async () => {
    const player = await world.newPlayer(Number.MAX_SAFE_INTEGER - 10_499);
    const notice = noticeFor(player);
    expect((await sendNotice(host, notice)).text).toBe('{"status":"rejected"}');
    expect(await alarmSubjects(world, 'transfer-rejected')).toContain(`${BANK}/${notice.id}`);
    expect(await world.balanceOf(player)).toEqual({ credit: Number.MAX_SAFE_INTEGER - 10_499, debt: 0 });
    const me = await player.at(host).get('/api/me');
    expect(me.text).toMatch(/"credit"\s*:\s*9007199254730492\b/);
  });

  it('a signed body that is not JSON is refused, with an alarm', async () => {
    const headers = noticeHeaders(BANK, '{"id":');
    expect((await sendSigned(host, BANK, '{"id":', headers)).status).toBe(422);
    expect(await alarmSubjects(world, 'transfer-notice-malformed')).toContain(BANK);
  });
});
