import { oldBalancesOf, type OldBalances } from '@portal/contract';
import { paymentMethodsFixture } from '../../fixtures/paymentMethods';
import { rechargeConfigFixture } from '../../fixtures/recharge';
import { payFixture, topUpFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { accountZoneFixture, zoneFixture, zonesFixture } from '../../fixtures/zones';
import type {
  HostAccountZone,
  HostPaymentMethods,
  HostRechargeConfig,
  HostTransaction,
  HostUser,
  HostZone,
} from './entities';

/** A recharge that the host has executed; its ledger counts each of them. */
interface Charge {
  username: string;
  /** KP. */
  creditAmount: number;
  zoneId: number;
}

/** A migration that the host has executed. */
interface Move extends OldBalances {
  username: string;
  zoneId: number;
}

export interface Account {
  user: HostUser;
  password: string;
  accountZones: HostAccountZone[];
  /** Newest first. */
  history: HostTransaction[];
}

/** A code or a link that the host has sent. */
interface Sent {
  to: string;
  /** The token of a link, or the six digits of a code. */
  secret: string;
}

/** All data of the host, in memory. */
export interface World {
  accounts: Account[];
  zones: HostZone[];
  paymentMethods: HostPaymentMethods;
  rechargeConfig: HostRechargeConfig;
  charges: Charge[];
  moves: Move[];
  sent: Sent[];
}

const numbered = (id: number, { relatedTransactions, ...row }: ReturnType<typeof payFixture>) => ({
  ...row,
  id,
  relatedTransactions: relatedTransactions.map((related, index) => ({ ...related, id: id + index + 1 })),
});

const accountOf = (user: HostUser): Account => ({
  user,
  password: 'Demo@2026',
  accountZones: [accountZoneFixture()],
  history: [numbered(20, payFixture()), numbered(10, topUpFixture())],
});

/** The players `demo`, who can recharge, and `closed`, who has balances on a closed server. */
export function newWorld(): World {
  const { coinName, payableValues } = rechargeConfigFixture();
  const closed = accountOf(
    userFixture({ username: 'closed', email: 'closed@example.com', phoneNumber: null }),
  );
  closed.accountZones.push(
    accountZoneFixture({
      zone: zoneFixture({ id: 3, name: 'S0 Cổ Loa', state: 'CLOSED' }),
      leftCoin: 123_400,
      extpoint0: 56_789,
      extpoint4: 12,
    }),
  );
  return {
    accounts: [accountOf(userFixture()), closed],
    zones: zonesFixture()
      .filter(({ state }) => state === 'ACTIVE')
      .map(({ id, name }) => ({ id, name })),
    paymentMethods: paymentMethodsFixture(),
    rechargeConfig: { coinName, payableValues },
    charges: [],
    moves: [],
    sent: [],
  };
}

export const accountNamed = ({ accounts }: World, username: string): Account | undefined =>
  accounts.find(({ user }) => user.username === username);

/** Adds an account as a registration does. */
export function addAccount(world: World, username: string, phoneNumber: string, password: string): Account {
  const unset = { email: null, firstName: null, middleName: null, lastName: null, verifiedAt: null };
  const user = userFixture({ username, phoneNumber, ...unset, verifiedPhoneAt: null, credit: 0 });
  const account = { user, password, accountZones: [], history: [] };
  world.accounts.push(account);
  return account;
}

const newestId = ({ history }: Account): number => Math.max(0, ...history.map(({ id }) => id));

/** Takes the KP and gives the coins: updates the ledger, the balance and the history. */
export function charge(world: World, account: Account, creditAmount: number, zoneId: number): void {
  const bought = world.rechargeConfig.payableValues.find(({ credit }) => credit === creditAmount);
  const { user } = account;
  world.charges.push({ username: user.username, creditAmount, zoneId });
  user.credit = (user.credit ?? 0) - creditAmount;
  account.history.unshift({
    ...numbered(newestId(account) + 10, payFixture()),
    value: creditAmount,
    updatedAt: new Date().toISOString(),
    payload: {
      metadata: {
        gameId: 'fsonline',
        coin: bought?.coinsReceived ?? 0,
        coinName: world.rechargeConfig.coinName,
      },
    },
  });
}

/** Moves the old balances of all closed zones. */
export function move(world: World, account: Account, zoneId: number): void {
  const { user, accountZones } = account;
  world.moves.push({ username: user.username, zoneId, ...oldBalancesOf(accountZones) });
  account.accountZones = accountZones.filter(({ zone }) => zone.state !== 'CLOSED');
}

/** Sends a code or a link; its secret identifies its purpose. */
export function send(world: World, to: string, secret: string): void {
  world.sent.push({ to, secret });
}

export const lastSecretTo = ({ sent }: World, to: string): string => {
  const found = sent.filter((message) => message.to === to).at(-1);
  if (!found) throw new Error(`Nothing was sent to ${to}.`);
  return found.secret;
};
