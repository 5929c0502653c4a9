import type { Campaign, Transaction } from '@portal/contract';
import { rewardCampaign } from '../../../api-host/repositories/campaigns';
import { addCampaign } from '../../../api-host/repositories/operatorCampaigns';
import { setGameMode } from '../../../api-host/sandbox/gameSettings';
import { duringDeletion } from '../../support/duringDeletion';
import { eventually } from '../../support/eventually';
import type { TestPlayer } from '../../support/moneyWorld';
import { operate, typed } from '../../support/operator';
import { hurryDeliveries, ORDER, recharge, tally } from '../../support/recharges';
import { useMoneyWorld } from '../../support/useHost';

const { world, host, other } = useMoneyWorld(2);

const PATH = '/api/campaigns';
const DAY_MS = 86_400_000;
const PRICE = ORDER.creditAmount;

let made = 0;
/** A running campaign that gives 500 KP for one purchase and another 700 for two, by default. */
async function newCampaign(
  more: { budget?: number; starts?: number; ends?: number; first?: number } = {},
): Promise<string> {
  made += 1;
  const id = `SUKIEN-${made}`;
  await addCampaign(
    world.db,
    {
      id,
      title: 'Sự kiện',
      game_id: 'fsonline',
      starts_at: new Date(Date.now() + (more.starts ?? -1) * DAY_MS),
      ends_at: new Date(Date.now() + (more.ends ?? 1) * DAY_MS),
      budget: more.budget ?? 1_000_000,
    },
    [
      { spent: PRICE, bonus: more.first ?? 500 },
      { spent: 2 * PRICE, bonus: 700 },
    ],
  );
  return id;
}

/** Each test sees only its own campaigns. */
afterEach(() => world.db.updateTable('campaigns').set({ closed_at: new Date() }).execute());

const campaignsOf = async (player: TestPlayer, at = host) =>
  (await player.at(at).get(PATH)).json() as Campaign[];
const credit = async (player: TestPlayer) => (await world.balanceOf(player)).credit;
const buy = (player: TestPlayer, at = host) => recharge(player.at(at), ORDER);

describe('PLAY-9: a campaign', () => {
  it('gives its bonus with the purchase that reaches a milestone, and shows how far the player is', async () => {
    const player = await world.newPlayer(2 * PRICE);
    const id = await newCampaign();
    expect((await campaignsOf(player))[0]).toMatchObject({
      id,
      type: 'accumulate_game_recharge',
      state: 'active',
      spent: 0,
      milestones: [
        { spent: PRICE, bonus: 500, rewardedAt: null },
        { spent: 2 * PRICE, bonus: 700, rewardedAt: null },
      ],
    });
    expect((await buy(player)).status).toBe(200);
    expect(await credit(player)).toBe(PRICE + 500);
    const answer = await player.at(other).get(PATH);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json()).toMatchObject([
      { spent: PRICE, milestones: [{ rewardedAt: expect.any(String) as string }, { rewardedAt: null }] },
    ]);
    expect((await buy(player, other)).status).toBe(200);
    expect(await credit(player)).toBe(500 + 700);
    const history = (await player.at(host).get('/api/transaction-history')).json() as Transaction[];
    const bonuses = history.filter(({ type }) => type === 'credit.bonus');
    expect(bonuses.map(({ value }) => value)).toEqual([700, 500]);
    expect(bonuses).toMatchObject([{ payload: { source: id } }, { payload: { source: id } }]);
  });

  it('gives a milestone once, even when purchases and reads reach two hosts at the same time', async () => {
    const player = await world.newPlayer(4 * PRICE);
    await newCampaign();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, (_, turn) => buy(player, turn % 2 ? host : other)),
      ...Array.from({ length: 8 }, (_, turn) => player.at(turn % 2 ? host : other).get(PATH)),
    ]);
    expect(tally(answers)).toEqual({ '200': 12 });
    await campaignsOf(player);
    expect(await credit(player)).toBe(500 + 700);
  });

  it('gives the bonus of a purchase that was confirmed late, once the player looks', async () => {
    const player = await world.newPlayer(PRICE);
    await newCampaign();
    await setGameMode(world.db, 'down');
    expect((await buy(player)).status).toBe(200);
    expect((await campaignsOf(player))[0]?.spent).toBe(0);
    await setGameMode(world.db, 'ok');
    await eventually('it is delivered', async () => {
      await hurryDeliveries(world);
      return (await campaignsOf(player))[0]?.spent === PRICE;
    });
    await campaignsOf(player);
    expect(await credit(player)).toBe(500);
  });

  it('does not count refused purchases, nor those outside its time', async () => {
    const player = await world.newPlayer(3 * PRICE);
    await newCampaign({ starts: 1, ends: 2 });
    await newCampaign({ starts: -3, ends: -2 });
    await newCampaign({ starts: -60, ends: -31 });
    expect((await buy(player)).status).toBe(200);
    expect(await campaignsOf(player)).toMatchObject([{ state: 'closed', spent: 0 }]);
    const running = await newCampaign();
    await setGameMode(world.db, 'refuse');
    expect((await buy(player)).status).toBe(422);
    await setGameMode(world.db, 'ok');
    const shown = (await campaignsOf(player)).find(({ id }) => id === running);
    // The earlier purchase counts, since it was made within this campaign's time.
    expect(shown).toMatchObject({ spent: PRICE });
    expect(await credit(player)).toBe(2 * PRICE + 500);
  });

  it('gives no more than its budget, even to players who compete for it', async () => {
    await newCampaign({ budget: 1_000 });
    const players = await Promise.all(Array.from({ length: 6 }, () => world.newPlayer(PRICE)));
    await Promise.all(players.map((player, turn) => buy(player, turn % 2 ? host : other)));
    const credits = await Promise.all(players.map(credit));
    expect(credits.reduce((sum, kp) => sum + kp, 0)).toBe(1_000);
    const loser = players[credits.indexOf(0)]!;
    expect((await campaignsOf(loser))[0]).toMatchObject({ usedUp: true });
  });

  it('gives nothing more once its budget does not cover a milestone, and says so before anybody spends for it', async () => {
    const player = await world.newPlayer(2 * PRICE);
    await newCampaign({ budget: 800, first: 900 });
    expect((await campaignsOf(player))[0]).toMatchObject({ usedUp: true });
    await buy(player);
    await buy(player);
    expect(await credit(player)).toBe(0);
    expect((await campaignsOf(player))[0]).toMatchObject({
      usedUp: true,
      milestones: [{ rewardedAt: null }, { rewardedAt: null }],
    });
  });

  it('SAFE-13: gives nothing to an account that is deleted while the reward waits', async () => {
    const player = await world.newPlayer(PRICE);
    await buy(player);
    const id = await newCampaign();
    expect(await duringDeletion(world, player.id, () => rewardCampaign(world.db, player.id, id))).toBe(0);
    expect(await credit(player)).toBe(0);
  });

  it('repays debt first', async () => {
    const player = await world.newPlayer(PRICE);
    await newCampaign({ budget: 1 });
    expect((await buy(player)).status).toBe(200);
    await operate(world.url, typed(`recall ${player.username} 300 --reason "by mistake" --yes`));
    await newCampaign();
    await campaignsOf(player);
    expect(await world.balanceOf(player)).toEqual({ credit: 200, debt: 0 });
  });

  it('needs a session', async () => {
    expect((await host.client().get(PATH)).status).toBe(401);
  });
});
