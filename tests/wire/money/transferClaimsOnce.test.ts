import { randomUUID } from 'node:crypto';
import { accountsRepository } from '../../../api-host/repositories/accounts';
import { creditClaim } from '../../../api-host/repositories/transferClaims';
import { claimsOf, claimState, createClaim, nameless, newReference, settledBy } from '../../support/claims';
import { eventually } from '../../support/eventually';
import { BANK, type TestPlayer } from '../../support/moneyWorld';
import { operate, typed } from '../../support/operator';
import { noticesOf, sendNotice } from '../../support/transferNotices';
import { useMoneyWorld } from '../../support/useHost';

const { world, host, other } = useMoneyWorld(2);
const admin = (line: string) => operate(world.url, typed(line));

describe('PLAY-3: one transfer is credited once', () => {
  it.each(Array.from({ length: 8 }, (_, round) => round))(
    'when its player claims it at two hosts while an operator assigns it to another (round %i)',
    async () => {
      const [payer, rival] = [await world.newPlayer(0), await world.newPlayer(0)];
      const id = randomUUID();
      await sendNotice(host, nameless(id));
      const assign = () =>
        admin(`transfers assign ${BANK} ${id} ${rival.username} --reason "mistaken for another" --yes`);
      await Promise.all([
        createClaim(payer.at(host), { amount: 100_000, reference: id }),
        createClaim(payer.at(other), { amount: 100_000, reference: id }),
        assign(),
        assign(),
      ]);
      await settledBy(world);
      const credits = [(await world.balanceOf(payer)).credit, (await world.balanceOf(rival)).credit];
      expect(credits.sort((one, two) => one - two)).toEqual([0, 10_500]);
      const [claim] = await claimsOf(payer, host);
      expect(claim?.state === 'credited').toBe((await world.balanceOf(payer)).credit === 10_500);
    },
  );

  it('when two operators accept two claims of it at once', async () => {
    const [one, two] = [await world.newPlayer(0), await world.newPlayer(0)];
    const id = newReference();
    await Promise.all([one, two].map((player) => createClaim(player.at(host), { amount: 100_000 })));
    await sendNotice(host, nameless(id));
    const [[first], [second]] = [await claimsOf(one, host), await claimsOf(two, host)];
    const runs = await Promise.all(
      [first, second, first].map((claim) =>
        admin(`claims accept ${claim?.id} ${BANK} ${id} --reason "his receipt" --yes`),
      ),
    );
    expect(runs.filter(({ code }) => code === 0)).toHaveLength(1);
    const credits = [(await world.balanceOf(one)).credit, (await world.balanceOf(two)).credit];
    expect(credits.sort((a, b) => a - b)).toEqual([0, 10_500]);
  });

  it('or not at all, when its claim is accepted and refused at the same moment', async () => {
    const player = await world.newPlayer(0);
    const id = newReference();
    await createClaim(player.at(host), { amount: 100_000 });
    await sendNotice(host, nameless(id));
    const [claim] = await claimsOf(player, host);
    await Promise.all([
      admin(`claims accept ${claim?.id} ${BANK} ${id} --reason "his receipt" --yes`),
      admin(`claims refuse ${claim?.id} --because notFound --reason "not found" --yes`),
    ]);
    const credited = (await claimState(player, host)) === 'credited';
    expect((await world.balanceOf(player)).credit).toBe(credited ? 10_500 : 0);
    expect(await noticesOf(world, id)).toMatchObject([{ state: credited ? 'credited' : 'unmatched' }]);
  });

  it('when a host is killed while claims arrive, and another one finishes them', async () => {
    const victim = await world.addHost();
    const players = await Promise.all(Array.from({ length: 6 }, () => world.newPlayer(0)));
    const made = players.map(async (player) => {
      const id = newReference();
      await sendNotice(host, nameless(id));
      // The victim may respond, or be killed before it does.
      await createClaim(player.at(victim), { amount: 100_000, reference: id }).catch(() => undefined);
      await createClaim(player.at(host), { amount: 100_000, reference: id });
    });
    await victim.kill('SIGKILL');
    await Promise.all(made);
    for (const player of players)
      await eventually('it is credited', async () => (await claimState(player, host)) === 'credited', 45_000);
    for (const player of players)
      expect([await world.balanceOf(player), (await claimsOf(player, host)).length]).toEqual([
        { credit: 10_500, debt: 0 },
        1,
      ]);
  });
});

describe('PLAY-3: a claim that came into doubt after a host had read it', () => {
  /** A claim of a waiting transfer, and the attempt of a host that read both and found no doubt. */
  const compared = async () => {
    const player = await world.newPlayer(0);
    const id = newReference();
    // Its amount differs, so that no host credits it by itself.
    await createClaim(player.at(host), { amount: 100_001, reference: id });
    await sendNotice(host, nameless(id));
    const [claim] = await claimsOf(player, host);
    const topUp = { playerId: player.id, type: 'topup.bank-transfer', recharge: 10_000n, bonus: 500n };
    const credit = () =>
      creditClaim(
        world.db,
        Number(claim?.id),
        { provider: BANK, externalId: id },
        { topUp, automatic: true },
      );
    return { player, id, credit };
  };

  it('is credited if nothing changed', async () => {
    const { player, credit } = await compared();
    expect(await credit()).toBe('credited');
    expect((await world.balanceOf(player)).credit).toBe(10_500);
  });

  const doubts: [string, (player: TestPlayer, id: string) => Promise<unknown>][] = [
    ['its player is suspended', (player) => accountsRepository(world.db).setSuspended(player.id, true)],
    [
      'another player claims the reference',
      async (_, id) =>
        createClaim((await world.newPlayer(0)).at(host), { amount: 100_001, reference: id.toLowerCase() }),
    ],
  ];
  it.each(doubts)('waits for an operator: %s', async (_, doubt) => {
    const { player, id, credit } = await compared();
    await doubt(player, id);
    expect(await credit()).toBe('in-doubt');
    expect((await world.balanceOf(player)).credit).toBe(0);
    expect(await noticesOf(world, id)).toMatchObject([{ state: 'unmatched' }]);
  });
});
