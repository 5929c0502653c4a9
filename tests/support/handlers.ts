import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import {
  limits,
  paths,
  type AccountZone,
  type Campaign,
  type CodeRedemption,
  type ErrorBody,
  type GameRechargeConfig,
  type GiftCode,
  type HistoryPage,
  type Passkey,
  type LoginApproval,
  type PaymentMethods,
  type RechargeErrorBody,
  type RedeemCodePayload,
  type SecondFactor,
  type Session,
  type SignIn,
  type Transaction,
  type TransferClaim,
  type TransferClaimPayload,
  type User,
  type Zone,
} from '@portal/contract';
import { codeRedemptionFixture } from '../fixtures/codeRedemptions';
import { giftCodeFixture } from '../fixtures/giftCodes';
import { paymentMethodsFixture } from '../fixtures/paymentMethods';
import { rechargeConfigFixture } from '../fixtures/recharge';
import { phoneSessionFixture, sessionFixture, signInFixture } from '../fixtures/sessions';
import { payFixture, topUpFixture } from '../fixtures/transactions';
import { transferClaimFixture } from '../fixtures/transferClaims';
import { userFixture } from '../fixtures/users';
import { zonesFixture } from '../fixtures/zones';
import { accountHandlers } from './accountHandlers';
import { passkeyHandlers } from './passkeyHandlers';
import { secondFactorHandlers } from './secondFactorHandlers';

/** Where tests and stories reach the fake host. */
export const FAKE_HOST = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

/** What the fake host knows; null as `me` is signed out. */
export interface HostState {
  me: User | null;
  history: Transaction[];
  /** What the pages have, newest first; null: this host has no pages of the history. */
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

/** msw takes a colon for the start of a parameter, and a dot for the end of none. */
const at = (path: string) => `*${path.replace(':locale.json', ':file')}`;

const unauthorised = () =>
  HttpResponse.json({ statusCode: 401, message: 'Bạn chưa đăng nhập.' } satisfies ErrorBody, { status: 401 });

/** The error body of requirements §3. */
export const refusal = (status: number, body: Partial<ErrorBody & RechargeErrorBody>) =>
  HttpResponse.json({ statusCode: status, message: '', ...body }, { status });

/** Answers one call of the contract in another way than the fake host would. */
export const answer = (
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: (typeof paths)[keyof typeof paths],
  resolver: HttpResponseResolver,
  options: { once?: boolean } = {},
): HttpHandler => http[method](at(path), resolver, options);

function historyPageOf(lines: readonly Transaction[], query: URLSearchParams): HistoryPage {
  const [id, before] = [query.get('id'), query.get('before')];
  const from = lines.findIndex((line) => line.id === (id ?? before));
  const start = id === null ? from + 1 : from < 0 ? lines.length : from;
  const transactions = lines.slice(start, start + (id === null ? limits.historyLength : 1));
  const more = id === null && start + transactions.length < lines.length;
  return { transactions, next: more ? (transactions.at(-1)?.id ?? null) : null, offersFile: true };
}

/** A small API host of the contract, for tests and stories; it changes `state` as the calls ask. */
export function hostHandlers(state: HostState): HttpHandler[] {
  const behindSession =
    (read: () => unknown): HttpResponseResolver =>
    () =>
      state.me ? HttpResponse.json(read() as object) : unauthorised();
  return [
    answer('get', paths.csrfCookie, () => {
      document.cookie = 'XSRF-TOKEN=token%3D1; path=/';
      return new HttpResponse(null, { status: 204 });
    }),
    answer('post', paths.problemReports, () => HttpResponse.json({ code: '7KQ2M4XA' })),
    answer(
      'get',
      paths.me,
      behindSession(() => state.me),
    ),
    answer(
      'get',
      paths.transactionHistory,
      behindSession(() => state.history),
    ),
    answer('get', paths.historyPages, ({ request }) => {
      if (!state.me) return unauthorised();
      return state.pages
        ? HttpResponse.json(historyPageOf(state.pages, new URL(request.url).searchParams))
        : refusal(404, {});
    }),
    answer(
      'get',
      paths.paymentMethods,
      behindSession(() => state.paymentMethods),
    ),
    answer(
      'get',
      paths.rechargeGame,
      behindSession(() => state.rechargeConfig),
    ),
    answer(
      'get',
      paths.zones,
      behindSession(() => state.zones),
    ),
    answer(
      'get',
      paths.accountZones,
      behindSession(() => state.accountZones),
    ),
    answer(
      'get',
      paths.giftCodes,
      behindSession(() => state.giftCodes),
    ),
    answer('get', paths.campaigns, () => {
      if (!state.me) return unauthorised();
      return state.campaigns ? HttpResponse.json(state.campaigns) : refusal(404, {});
    }),
    answer('get', paths.codeRedemptions, () => {
      if (!state.me) return unauthorised();
      return state.codeRedemptions ? HttpResponse.json(state.codeRedemptions) : refusal(404, {});
    }),
    answer('post', paths.codeRedemptions, async ({ request }) => {
      const { code } = (await request.json()) as RedeemCodePayload;
      const made = codeRedemptionFixture({ code: code.replace(/\s/g, '').toUpperCase() });
      const again = state.codeRedemptions?.find((known) => known.code === made.code);
      if (again) return HttpResponse.json({ ...again, again: true });
      state.codeRedemptions = [made, ...(state.codeRedemptions ?? [])];
      if (state.me) state.me = { ...state.me, credit: (state.me.credit ?? 0) + made.credit };
      return HttpResponse.json(made);
    }),
    answer('get', paths.transferClaims, () => {
      if (!state.me) return unauthorised();
      return state.transferClaims ? HttpResponse.json(state.transferClaims) : refusal(404, {});
    }),
    answer('post', paths.transferClaims, async ({ request }) => {
      const payload = (await request.json()) as TransferClaimPayload;
      const claim = transferClaimFixture({
        ...payload,
        method: payload.method ?? null,
        reference: payload.reference ?? null,
      });
      state.transferClaims = [claim, ...(state.transferClaims ?? [])];
      return HttpResponse.json(claim);
    }),
    answer(
      'get',
      paths.sessions,
      behindSession(() => state.sessions),
    ),
    answer(
      'get',
      paths.loginApproval,
      behindSession(() => state.loginApproval),
    ),
    answer(
      'get',
      paths.signIns,
      behindSession(() => state.signIns),
    ),
    answer('post', paths.accountZones, () => {
      state.accountZones = state.accountZones.filter(({ zone }) => zone.state !== 'CLOSED');
      return HttpResponse.json({});
    }),
    answer('post', paths.login, () => {
      state.me = userFixture();
      return new HttpResponse(null, { status: 204 });
    }),
    answer('post', paths.logout, () => {
      state.me = null;
      return new HttpResponse(null, { status: 204 });
    }),
    answer('post', paths.rechargeGame, async ({ request }) => {
      const { creditAmount } = (await request.json()) as { creditAmount: number };
      charge(state, creditAmount);
      return HttpResponse.json({});
    }),
    answer('get', paths.locale, () => HttpResponse.json({})),
    ...accountHandlers(state),
    ...secondFactorHandlers(state),
    ...passkeyHandlers(state),
  ];
}

/** What a host does on a recharge: the balance falls, the history gets a line. */
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
