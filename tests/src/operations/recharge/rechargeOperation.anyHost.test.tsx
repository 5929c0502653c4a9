import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths, type Transaction } from '@portal/contract';
import { payFixture } from '../../../fixtures/transactions';
import { userFixture } from '../../../fixtures/users';
import { broken } from '../../../support/answers';
import { useFakeHost } from '../../../support/fakeHost';
import { answer } from '../../../support/handlers';
import { charge } from '../../../support/hostState';
import { postsTo, useQuickRechecks } from '../../../support/operations';
import { BOUGHT, choose, openAndBuy, press } from '../../../support/rechargePage';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
useQuickRechecks();
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
const posts = () => postsTo(host, paths.rechargeGame);

type Row = Record<string, unknown>;

/** A host with only the fields of requirements §3: no gameId in its config, and history rows as `row` creates them. */
const plainHost = (row: (transaction: Transaction) => Row) =>
  host.server.use(
    answer('get', paths.rechargeGame, () => {
      const { coinName, payableValues } = host.state.rechargeConfig;
      return HttpResponse.json({ coinName, payableValues });
    }),
    answer('get', paths.transactionHistory, () => HttpResponse.json(host.state.history.map(row))),
  );

const without =
  (field: keyof Transaction) =>
  (transaction: Transaction): Row => ({ ...transaction, [field]: undefined });

const numericId = ({ id }: Transaction) => [...id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7);

const rows: [string, (transaction: Transaction) => Row][] = [
  ['everything of requirements §3', (transaction) => ({ ...transaction })],
  ['ids as numbers', (transaction) => ({ ...transaction, id: numericId(transaction) })],
  [
    'ids that are unique only per type',
    (transaction) => ({ ...transaction, id: transaction.id === payFixture().id ? 1 : 2 }),
  ],
  ['values as text', (transaction) => ({ ...transaction, value: `${transaction.value}.00` })],
  ['metadata null', (transaction) => ({ ...transaction, payload: { metadata: null } })],
  ['payload null', (transaction) => ({ ...transaction, payload: null })],
  [
    'no id',
    (transaction) => ({ ...transaction, id: undefined, updatedAt: new Date(numericId(transaction)) }),
  ],
  ['no type', without('type')],
  ['no status', without('status')],
  ['no value', without('value')],
  ['no currency', without('currency')],
  ['no time', without('updatedAt')],
  ['no parts', without('relatedTransactions')],
];

describe('GAME-8, HOST-3: the host commits, the response is lost, and the page is reloaded', () => {
  it.each(rows)('history with %s: finds the recharge after the reload, with one charge', async (_, row) => {
    plainHost(row);
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        charge(host.state, 20_000);
        host.server.use(broken(paths.transactionHistory));
        return HttpResponse.error();
      }),
    );
    const portal = await openAndBuy();
    await screen.findByRole('button', { name: 'Kiểm tra lại' });
    portal.unmount();
    plainHost(row);
    renderPortal('/recharge');
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(posts()).toBe(1);
    expect(window.localStorage.getItem('charge:demo')).toBeNull();
  });
});

it('GAME-8: a recharge is found although the host has changed what its price buys, and nothing is sent again', async () => {
  plainHost((transaction) => ({ ...transaction }));
  const portal = renderPortal('/recharge');
  await choose(portal);
  host.server.use(
    answer('post', paths.rechargeGame, () => {
      host.state.rechargeConfig.payableValues = [{ credit: 20_000, coinsReceived: 150_000 }];
      charge(host.state, 20_000);
      return HttpResponse.error();
    }),
  );
  await press(portal);
  await waitFor(() => expect(portal.store.getState().recharge.phase).toBe('succeeded'));
  expect(posts()).toBe(1);
});

it.each([
  ['FAILED', { phase: 'refused' }],
  ['rejected', { phase: 'succeeded', pending: true }],
])('GAME-6: a recharge that the history calls %s is not shown as a success', async (status, outcome) => {
  plainHost((transaction) => ({ ...transaction, status }));
  const { store } = await openAndBuy();
  await waitFor(() => expect(store.getState().recharge).toMatchObject(outcome));
  expect(screen.queryByText(BOUGHT)).not.toBeInTheDocument();
});

describe('GAME-8, HOST-3: attempts stored by an older version', () => {
  const stored = { key: 'k', knownIds: [101, 201], dismissed: false };
  const keep = (attempt: object) => window.localStorage.setItem('charge:demo', JSON.stringify(attempt));
  const payload = { creditAmount: 20_000, zoneId: 2 };

  it.each([
    ['without gameId, coinName and coins', { ...stored, payload }],
    ['with a null gameId', { ...stored, payload: { ...payload, gameId: null, coinName: null, coins: null } }],
    ['without dismissed', { ...stored, payload, dismissed: undefined }],
    ['with coins that are no whole number', { ...stored, payload: { ...payload, coins: 200_000.5 } }],
  ])('an attempt %s ends as charged, and nothing is sent', async (_, attempt) => {
    keep(attempt);
    charge(host.state, 20_000);
    plainHost((transaction) => ({ ...transaction, payload: null, id: numericId(transaction) }));
    // Rows from before the recharge are recognised by their numeric ids.
    keep({ ...attempt, knownIds: host.state.history.slice(1).map(numericId) });
    const portal = renderPortal('/recharge');
    await waitFor(() => expect(portal.store.getState().recharge.phase).toBe('succeeded'));
    expect(posts()).toBe(0);
    expect(window.localStorage.getItem('charge:demo')).toBeNull();
  });

  it('a dismissed attempt is found as charged when the same choice is submitted again', async () => {
    charge(host.state, 20_000);
    plainHost((transaction) => ({ ...transaction }));
    keep({ ...stored, payload, knownIds: ['101', '201'], dismissed: true });
    const portal = renderPortal('/recharge');
    await choose(portal);
    await press(portal);
    await waitFor(() => expect(portal.store.getState().recharge.phase).toBe('succeeded'));
    expect(posts()).toBe(0);
  });
});

it('HOST-7: shows 1250 hundredths as 12,5 Xu', async () => {
  host.state.rechargeConfig.payableValues = [{ credit: 500, coinsReceived: 1250 }];
  plainHost((transaction) => ({ ...transaction }));
  renderPortal('/recharge');
  expect(await screen.findByRole('radio', { name: /12,5/ })).toBeEnabled();
});

it('GAME-3, HOST-2: of offers with one price, shows and buys the first, since the contract names an offer by its price', async () => {
  const values = host.state.rechargeConfig.payableValues;
  host.state.rechargeConfig.payableValues = [...values, { credit: 20_000, coinsReceived: 300_000 }];
  plainHost((transaction) => ({ ...transaction }));
  const portal = await openAndBuy();
  expect(await screen.findByText(BOUGHT)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(values.length);
  await portal.user.click(screen.getByRole('radio', { name: /2\.000/ }));
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});

it('GAME-2: treats zones without a state as playable', async () => {
  host.server.use(answer('get', paths.zones, () => HttpResponse.json([{ id: 2, name: 'S2 Long Thành' }])));
  const portal = renderPortal('/recharge');
  await choose(portal);
  await press(portal);
  expect(await screen.findByText(BOUGHT)).toBeVisible();
  expect(posts()).toBe(1);
});

it('GAME-8: sends nothing again if the history is not a list', async () => {
  const portal = renderPortal('/recharge');
  await choose(portal);
  host.server.use(
    answer('post', paths.rechargeGame, () => {
      charge(host.state, 20_000);
      host.server.use(
        answer('get', paths.transactionHistory, () => HttpResponse.json({ data: [payFixture()] })),
      );
      return HttpResponse.error();
    }),
  );
  await press(portal);
  expect(await screen.findByRole('button', { name: 'Kiểm tra lại' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  expect(posts()).toBe(1);
});

describe('GAME-8: the history cannot be read', () => {
  const withoutHistory = () => host.server.use(broken(paths.transactionHistory));
  /** Charges the player or not, and loses the response. */
  const loseAnswer = (then: () => void = () => undefined) =>
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        then();
        return HttpResponse.error();
      }),
    );
  beforeEach(withoutHistory);

  it('a recharge still works, once', async () => {
    await openAndBuy();
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(posts()).toBe(1);
  });

  it('a lost response is resolved as charged by the balance', async () => {
    loseAnswer(() => charge(host.state, 20_000));
    await openAndBuy();
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(posts()).toBe(1);
  });

  it('a lost response is resolved as not charged by the balance, and a retry buys once', async () => {
    loseAnswer();
    const { user } = await openAndBuy();
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    host.server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(posts()).toBe(2);
  });

  it('a lost response is not retried if other money moved, until the history can be read', async () => {
    loseAnswer(() => {
      charge(host.state, 20_000);
      host.state.me = userFixture({ credit: 999_000 });
    });
    const { user } = await openAndBuy();
    const recheck = await screen.findByRole('button', { name: 'Kiểm tra lại' });
    plainHost((transaction) => ({ ...transaction }));
    await user.click(recheck);
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(posts()).toBe(1);
  });
});
