/** What a zone holds of the time before the closing: `extpoint0` in hundredths. */
export interface OldAmounts {
  leftCoin: number;
  extpoint0: number;
  extpoint4: number;
}

export interface ModelZone {
  open: boolean;
  /** null: the player has no account there. */
  account: OldAmounts | null;
}

export interface ModelOrder {
  key: string;
  value: number;
  zone: number;
  state: 'pending' | 'delivered' | 'refused';
  /** The game server has given the coins, though nobody heard of it. */
  givenUnheard: boolean;
}

/** A code of one sequence alone, so that its uses are known. */
export interface ModelCode {
  code: string;
  credit: number;
  left: number;
  open: boolean;
}

/** A campaign of one sequence alone, which counts all that its player bought; a late one counts nothing. */
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
