import {
  balances,
  nothing,
  plus,
  type ModelCampaign,
  type ModelCode,
  type ModelOrder,
  type ModelZone,
  type OldAmounts,
} from './modelTerms';

interface Line {
  type: string;
  status: string;
  value: number;
}

/** The bonus in percent of the credit of a transfer: the seed's table, by the minimum amount in VND. */
const bonusPercent = (vnd: number): number =>
  vnd >= 500_000 ? 10 : vnd >= 200_000 ? 8 : vnd >= 100_000 ? 5 : vnd >= 50_000 ? 2 : 0;

/** The expected ledger of one player: plain numbers and lists, written independently of the host's code. */
export class Model {
  credit = 0;
  debt = 0;
  notices: { id: string; vnd: number; state: 'credited' | 'unmatched' }[] = [];
  orders: ModelOrder[] = [];
  history: Line[] = [];
  codes: ModelCode[] = [];
  redeemed = new Set<string>();
  campaigns: ModelCampaign[] = [];
  /** `campaign:spent` of each rewarded milestone. */
  rewarded = new Set<string>();
  /** Delivered coins in hundredths, by zone. */
  coinsGiven = 0;
  rounded = 0;
  moving: {
    to: number;
    from: { zone: number; held: OldAmounts }[];
    key: string;
    givenUnheard: boolean;
  } | null = null;
  lastMovedTo: number | null = null;
  moves = 0;

  constructor(readonly zones: ModelZone[]) {}

  private incoming(kp: number): void {
    const repaid = Math.min(this.debt, kp);
    this.debt -= repaid;
    this.credit += kp - repaid;
  }

  /** Returns what the host answers: a transfer worth less than 1 KP waits for an operator. */
  topUp(id: string, vnd: number): 'credited' | 'unmatched' {
    const recharge = Math.floor(vnd / 10);
    const state = recharge > 0 ? 'credited' : 'unmatched';
    this.notices.push({ id, vnd, state });
    if (recharge === 0) return state;
    const bonus = Math.floor((recharge * bonusPercent(vnd)) / 100);
    this.history.push({ type: 'topup.bank-transfer', status: 'success', value: vnd });
    this.incoming(recharge);
    this.incoming(bonus);
    return state;
  }

  recall(kp: number): void {
    const taken = Math.min(this.credit, kp);
    this.credit -= taken;
    this.debt += kp - taken;
    this.history.push({ type: 'credit.recall', status: 'success', value: kp });
  }

  refund(kp: number): void {
    this.incoming(kp);
    this.history.push({ type: 'credit.refund', status: 'success', value: kp });
  }

  /** A code gives its KP once, unless other players have used it up. */
  redeem(code: ModelCode): 'redeemed' | 'again' | 'used-up' | 'unknown' {
    if (this.redeemed.has(code.code)) return 'again';
    if (!code.open) return 'unknown';
    if (code.left === 0) return 'used-up';
    code.left -= 1;
    this.redeemed.add(code.code);
    this.history.push({ type: 'credit.bonus', status: 'success', value: code.credit });
    this.incoming(code.credit);
    return 'redeemed';
  }

  /** A campaign rewards each reached milestone once, the lowest first, until its budget no longer suffices. Returns the KP given. */
  reward({ id, milestones, open, late }: ModelCampaign): number {
    const campaign = this.campaigns.find((one) => one.id === id);
    const delivered = this.orders.filter(({ state }) => state === 'delivered');
    const spent = late ? 0 : delivered.reduce((sum, { value }) => sum + value, 0);
    let given = 0;
    for (const milestone of milestones) {
      const key = `${id}:${milestone.spent}`;
      if (!campaign || !open || milestone.spent > spent || this.rewarded.has(key)) continue;
      if (milestone.bonus > campaign.left) break;
      campaign.left -= milestone.bonus;
      this.rewarded.add(key);
      this.history.push({ type: 'credit.bonus', status: 'success', value: milestone.bonus });
      this.incoming(milestone.bonus);
      given += milestone.bonus;
    }
    return given;
  }

  /** The reason why a recharge is refused before it starts; null if it starts. */
  rechargeRefusal(value: number, zone: number, sold: boolean): string | null {
    if (this.zones.some(({ open, account }) => !open && account)) return 'MIGRATION_REQUIRED';
    if (!sold) return 'UNKNOWN_AMOUNT';
    if (!this.zones[zone]?.open) return 'ZONE_UNAVAILABLE';
    return this.credit < value ? 'INSUFFICIENT_CREDIT' : null;
  }

  startRecharge(key: string, value: number, zone: number): ModelOrder {
    this.credit -= value;
    const order: ModelOrder = { key, value, zone, state: 'pending', givenUnheard: false };
    this.orders.push(order);
    return order;
  }

  endRecharge(order: ModelOrder, refused: boolean): void {
    if (refused && !order.givenUnheard) {
      order.state = 'refused';
      this.refund(order.value);
      return;
    }
    order.state = 'delivered';
    if (!order.givenUnheard) this.coinsGiven += order.value * 10;
  }

  /** The balances of the old zones that a migration would move, as whole coins of extpoint0. */
  private toMove(): OldAmounts {
    return this.zones.reduce(
      (sum, { open, account }) => (open ? sum : plus(sum, account ?? nothing)),
      nothing,
    );
  }

  /** 'begin', 'again' (pending or done), or the reason for the refusal. */
  migrationRefusal(to: number): string {
    if (this.moving) return this.moving.to === to ? 'again' : 'MIGRATION_PENDING';
    const closed = this.zones.some(({ open, account }) => !open && account);
    if (!closed) return this.lastMovedTo === to ? 'again' : 'NOTHING_TO_MIGRATE';
    return this.zones[to]?.open ? 'begin' : 'ZONE_UNAVAILABLE';
  }

  /** Starts the migration, which ends at once if there is nothing to deliver. */
  startMigration(key: string, to: number): void {
    const sum = this.toMove();
    this.moves += 1;
    this.rounded += sum.extpoint0 % 100;
    const from = this.zones.flatMap(({ open, account }, zone) =>
      open || !account ? [] : [{ zone, held: account }],
    );
    for (const { zone } of from) this.zoneAt(zone).account = { ...nothing };
    this.moving = { to, from, key, givenUnheard: false };
    if (balances.every((name) => (name === 'extpoint0' ? sum[name] < 100 : sum[name] === 0)))
      this.endMigration(false);
  }

  endMigration(refused: boolean): void {
    if (!this.moving) return;
    const { to, from, givenUnheard } = this.moving;
    const sum = from.reduce((total, { held }) => plus(total, held), nothing);
    const rest = sum.extpoint0 % 100;
    if (refused && !givenUnheard) {
      for (const { zone, held } of from) this.zoneAt(zone).account = held;
      this.rounded -= rest;
    } else {
      for (const { zone } of from) this.zoneAt(zone).account = null;
      const target = this.zoneAt(to);
      target.account = plus(target.account ?? nothing, { ...sum, extpoint0: sum.extpoint0 - rest });
      this.lastMovedTo = to;
    }
    this.moving = null;
  }

  private zoneAt(zone: number): ModelZone {
    const found = this.zones[zone];
    if (!found) throw new Error(`The model has no zone ${zone}`);
    return found;
  }

  /** The history with the states of its payments, unordered, since lines that end at the same time have no order. */
  lines(): string[] {
    const states = { pending: 'pending', delivered: 'success', refused: 'failed' };
    const payments = this.orders.map(({ value, state }) => `credit.pay ${states[state]} ${value}`);
    return [
      ...this.history.map(({ type, status, value }) => `${type} ${status} ${value}`),
      ...payments,
    ].sort();
  }
}
