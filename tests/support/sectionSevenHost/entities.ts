import type {
  AccountZone,
  GameRechargeConfig,
  PaymentMethods,
  RelatedTransaction,
  Transaction,
  User,
  Zone,
} from '@portal/contract';

/** The entities of requirements §3 on a host that knows none of our additions: ids are numbers. */
export type HostUser = User;

export type HostTransaction = Omit<Transaction, 'id' | 'relatedTransactions'> & {
  id: number;
  relatedTransactions: (Omit<RelatedTransaction, 'id'> & { id: number })[];
};

export type HostPaymentMethods = PaymentMethods;

/** Without `gameId`, as in requirements §3. */
export type HostRechargeConfig = Omit<GameRechargeConfig, 'gameId'>;

/** A row of GET /api/zones, which has an id and a name in requirements §7. */
export type HostZone = Pick<Zone, 'id' | 'name'>;

export type HostAccountZone = Omit<AccountZone, 'movingTo'>;
