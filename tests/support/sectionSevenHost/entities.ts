import type {
  AccountZone,
  GameRechargeConfig,
  PaymentMethods,
  RelatedTransaction,
  Transaction,
  User,
  Zone,
} from '@portal/contract';

/** The entities of requirements §3, as a host has them that knows none of our additions: ids are numbers. */
export type HostUser = User;

export type HostTransaction = Omit<Transaction, 'id' | 'relatedTransactions'> & {
  id: number;
  relatedTransactions: (Omit<RelatedTransaction, 'id'> & { id: number })[];
};

export type HostPaymentMethods = PaymentMethods;

/** Requirements §3 has no `gameId` here. */
export type HostRechargeConfig = Omit<GameRechargeConfig, 'gameId'>;

/** A row of GET /api/zones, which requirements §7 gives an id and a name. */
export type HostZone = Pick<Zone, 'id' | 'name'>;

export type HostAccountZone = Omit<AccountZone, 'movingTo'>;
