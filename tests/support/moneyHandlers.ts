import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  limits,
  paths,
  type HistoryPage,
  type RedeemCodePayload,
  type Transaction,
  type TransferClaimPayload,
} from '@portal/contract';
import { codeRedemptionFixture } from '../fixtures/codeRedemptions';
import { transferClaimFixture } from '../fixtures/transferClaims';
import { behindSession } from './behindSession';
import { charge, type HostState } from './hostState';

function historyPageOf(lines: readonly Transaction[], query: URLSearchParams): HistoryPage {
  const [id, before] = [query.get('id'), query.get('before')];
  const from = lines.findIndex((line) => line.id === (id ?? before));
  const start = id === null ? from + 1 : from < 0 ? lines.length : from;
  const transactions = lines.slice(start, start + (id === null ? limits.historyLength : 1));
  const more = id === null && start + transactions.length < lines.length;
  return { transactions, next: more ? (transactions.at(-1)?.id ?? null) : null, offersFile: true };
}

/** The money and game calls of the fake host (handlers.ts); calls change `state`. */
export function moneyHandlers(state: HostState): HttpHandler[] {
  const read = (path: string, part: (query: URLSearchParams) => object | null) =>
    http.get(`*${path}`, behindSession(state, part));
  return [
    read(paths.transactionHistory, () => state.history),
    read(paths.historyPages, (query) => state.pages && historyPageOf(state.pages, query)),
    read(paths.paymentMethods, () => state.paymentMethods),
    read(paths.rechargeGame, () => state.rechargeConfig),
    read(paths.zones, () => state.zones),
    read(paths.accountZones, () => state.accountZones),
    read(paths.giftCodes, () => state.giftCodes),
    read(paths.campaigns, () => state.campaigns),
    read(paths.codeRedemptions, () => state.codeRedemptions),
    http.post(`*${paths.codeRedemptions}`, async ({ request }) => {
      const { code } = (await request.json()) as RedeemCodePayload;
      const made = codeRedemptionFixture({ code: code.replace(/\s/g, '').toUpperCase() });
      const again = state.codeRedemptions?.find((known) => known.code === made.code);
      if (again) return HttpResponse.json({ ...again, again: true });
      state.codeRedemptions = [made, ...(state.codeRedemptions ?? [])];
      if (state.me) state.me = { ...state.me, credit: (state.me.credit ?? 0) + made.credit };
      return HttpResponse.json(made);
    }),
    read(paths.transferClaims, () => state.transferClaims),
    http.post(`*${paths.transferClaims}`, async ({ request }) => {
      const payload = (await request.json()) as TransferClaimPayload;
      const claim = transferClaimFixture({
        ...payload,
        method: payload.method ?? null,
        reference: payload.reference ?? null,
      });
      state.transferClaims = [claim, ...(state.transferClaims ?? [])];
      return HttpResponse.json(claim);
    }),
    http.post(`*${paths.accountZones}`, () => {
      state.accountZones = state.accountZones.filter(({ zone }) => zone.state !== 'CLOSED');
      return HttpResponse.json({});
    }),
    http.post(`*${paths.rechargeGame}`, async ({ request }) => {
      const { creditAmount } = (await request.json()) as { creditAmount: number };
      charge(state, creditAmount);
      return HttpResponse.json({});
    }),
  ];
}
