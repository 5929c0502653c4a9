/** A zone's old balances from before it closed: `extpoint0` in hundredths. */
export interface OldAmounts {
  leftCoin: number;
  extpoint0: number;
  extpoint4: number;
}

export interface ModelZone {
  open: boolean;
  /** null: the player has no account on the zone. */
  account: OldAmounts | null;
}

export interface ModelOrder {
  key: string;
  value: number;
  zone: number;
  state: 'pending' | 'delivered' | 'refused';
  /** The game server has delivered the coins, but its response was lost. */
  givenUnheard: boolean;
}

/** A code that only one sequence uses, so that its uses are known. */
export interface ModelCode {
  code: string;
  credit: number;
  left: number;
  open: boolean;
}

/** A campaign of one sequence only, which counts all purchases of its player; a late one counts none. */
export interface ModelCampaign {
  id: string;
  milestones: { spent: number; bonus: number }[];
  left: number;
  open: boolean;
  late: boolean;
}

export const nothing: OldAmounts = { leftCoin: 0, extpoint0: 0, extpoint4: 0 };
export const balances = ['leftCoin', 'extpoint0', 'extpoint4'] as const;
export const plus = (left: OldAmounts, right: OldAmounts): OldAmounts => ({
  leftCoin: left.leftCoin + right.leftCoin,
  extpoint0: left.extpoint0 + right.extpoint0,
  extpoint4: left.extpoint4 + right.extpoint4,
});
