import {
  isTopUp,
  kindOf,
  type CodeRedemption,
  type GiftCode,
  type Transaction,
  type User,
} from '@portal/contract';

/** In the order in which a newcomer does them. */
export type StepName = 'download' | 'phone' | 'giftCode' | 'topUp';

export interface FirstStep {
  name: StepName;
  done: boolean;
}

/** For how many days a player counts as a newcomer. */
const DAYS = 30;

/** Whether the player has joined recently; false if the host does not send when. */
export function isNewcomer({ joinAt }: Pick<User, 'joinAt'>, now: number): boolean {
  return joinAt !== null && now - Date.parse(joinAt) < DAYS * 24 * 60 * 60 * 1000;
}

export interface WhatIsDone {
  user: Pick<User, 'verifiedPhoneAt'>;
  history: readonly Transaction[];
  giftCodes: readonly GiftCode[];
  /** null: the host redeems no codes. */
  redemptions: readonly CodeRedemption[] | null;
  /** '' if the deployment sets none. */
  downloadUrl: string;
  /** The hotlines, one of which verifies the phone. */
  supportNumbers: readonly string[];
  /** The player has followed the download link on this device. */
  downloaded: boolean;
}

/** A newcomer's first steps. Features missing on this host or deployment are left out (HOST-4, HOST-5). */
export function firstSteps(known: WhatIsDone): FirstStep[] {
  const { user, history, giftCodes, redemptions, downloadUrl, supportNumbers, downloaded } = known;
  const did = (kind: ReturnType<typeof kindOf>) =>
    history.some((transaction) => kindOf(transaction) === kind && transaction.status === 'success');
  const hasCodes = giftCodes.length > 0 || redemptions !== null;
  return [
    // A player who has bought coins has the game.
    ...(downloadUrl === '' ? [] : [{ name: 'download' as const, done: downloaded || did('spent') }]),
    ...(supportNumbers.length === 0 ? [] : [{ name: 'phone' as const, done: user.verifiedPhoneAt !== null }]),
    ...(hasCodes
      ? [
          {
            name: 'giftCode' as const,
            done: (redemptions ?? []).length > 0 || giftCodes.some(({ usedAt }) => usedAt !== null),
          },
        ]
      : []),
    {
      name: 'topUp',
      done: history.some((transaction) => isTopUp(transaction) && transaction.status === 'success'),
    },
  ];
}
