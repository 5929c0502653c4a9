import type {
  AccountZone,
  Campaign,
  CodeRedemption,
  GameRechargeConfig,
  GiftCode,
  LoginApproval,
  Passkey,
  PaymentMethods,
  SecondFactor,
  Session,
  SignIn,
  Transaction,
  TransferClaim,
  User,
  Zone,
} from '@portal/contract';
import { giftCodeFixture } from '../fixtures/giftCodes';
import { paymentMethodsFixture } from '../fixtures/paymentMethods';
import { rechargeConfigFixture } from '../fixtures/recharge';
import { phoneSessionFixture, sessionFixture, signInFixture } from '../fixtures/sessions';
import { payFixture, topUpFixture } from '../fixtures/transactions';
import { userFixture } from '../fixtures/users';
import { zonesFixture } from '../fixtures/zones';

/** The state of the fake host; if `me` is null, nobody is signed in. */
export interface HostState {
  me: User | null;
  history: Transaction[];
  /** The lines of the paged history, newest first; null: this host does not support it. */
  pages: Transaction[] | null;
  paymentMethods: PaymentMethods;
  rechargeConfig: GameRechargeConfig;
  zones: Zone[];
  accountZones: AccountZone[];
  giftCodes: GiftCode[];
  /** null: this host has no campaigns. */
  campaigns: Campaign[] | null;
  /** null: this host redeems no codes. */
  codeRedemptions: CodeRedemption[] | null;
  /** null: this host has no claims. */
  transferClaims: TransferClaim[] | null;
  /** null: this host has no second factors. */
  secondFactor: SecondFactor | null;
  /** null: this host has no passkeys. */
  passkeys: Passkey[] | null;
  sessions: Session[];
  signIns: SignIn[];
  loginApproval: LoginApproval;
}

export const hostState = (overrides: Partial<HostState> = {}): HostState => ({
  me: userFixture(),
  history: [payFixture(), topUpFixture()],
  pages: null,
  paymentMethods: paymentMethodsFixture(),
  rechargeConfig: rechargeConfigFixture(),
  zones: zonesFixture(),
  accountZones: [],
  giftCodes: [giftCodeFixture()],
  campaigns: [],
  codeRedemptions: [],
  transferClaims: [],
  secondFactor: { enabledAt: null, codesLeft: 0 },
  passkeys: [],
  loginApproval: { enabled: false, available: true },
  sessions: [sessionFixture(), phoneSessionFixture()],
  signIns: [
    signInFixture(),
    signInFixture({ kind: 'sign-in-failed', happenedAt: '2026-11-20T02:04:00.000Z' }),
  ],
  ...overrides,
});

/** The effect of a recharge on the host: the balance decreases and the history gets a line. */
export function charge(state: HostState, creditAmount: number) {
  if (!state.me) return;
  const bought = state.rechargeConfig.payableValues.find(({ credit }) => credit === creditAmount);
  state.me = { ...state.me, credit: (state.me.credit ?? 0) - creditAmount };
  state.history = [
    payFixture({
      id: `pay-${state.history.length}`,
      value: creditAmount,
      payload: { metadata: { gameId: 'fsonline', coin: bought?.coinsReceived ?? 0, coinName: 'Xu' } },
    }),
    ...state.history,
  ];
}
