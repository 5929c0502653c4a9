import { instantText } from './alarmNotice';
import { DAY_SECONDS } from './durations';
import type { Message } from './messages';

/** A day of the portal, for its operators (OPS-5). `credited`, deliveries and accounts are from that day; everything else is current. */
export interface DailyReport {
  /** In Vietnam: '2026-11-21'. */
  date: string;
  credited: { method: string; count: number; vnd: number }[];
  waiting: { count: number; vnd: number; since: Date | null };
  /** Players' claims that wait for an operator (PLAY-3). */
  openClaims: number;
  /** KP credited for transfers, including bonuses. */
  kpIn: number;
  /** KP spent on recharges, without refunded ones. */
  kpSpent: number;
  deliveries: { delivered: number; refused: number; pending: number };
  newAccounts: number;
  alarms: { kind: string; count: number }[];
  /** null: never checked. */
  ledgerCheck: { at: Date; sound: boolean } | null;
}

/** '1.234.567', the Vietnamese way of writing amounts. */
const digits = (amount: number): string => amount.toLocaleString('vi-VN');

/** The report as lines of text. */
export function reportLines(report: DailyReport): string[] {
  const { credited, waiting, deliveries, alarms, ledgerCheck } = report;
  const total = (key: 'count' | 'vnd') => credited.reduce((sum, row) => sum + row[key], 0);
  const since = waiting.since ? `, the oldest since ${instantText(waiting.since)}` : '';
  const kinds = alarms.map(({ kind, count }) => `${kind} ${count}`).join(', ');
  const checked = ledgerCheck
    ? `${ledgerCheck.sound ? 'sound' : 'NOT SOUND'} at ${instantText(ledgerCheck.at)}`
    : 'not checked yet';
  return [
    `Day in Vietnam:      ${report.date}`,
    `Transfers credited:  ${digits(total('count'))}, ${digits(total('vnd'))} VND`,
    ...credited.map(({ method, count, vnd }) => `  ${method}: ${digits(count)}, ${digits(vnd)} VND`),
    `Transfers waiting:   ${digits(waiting.count)}, ${digits(waiting.vnd)} VND${since}`,
    `Claims waiting:      ${digits(report.openClaims)}`,
    `KP credited:         ${digits(report.kpIn)}`,
    `KP spent:            ${digits(report.kpSpent)}`,
    `Deliveries:          ${digits(deliveries.delivered)} delivered, ${digits(deliveries.refused)} refused, ${digits(deliveries.pending)} pending`,
    `New accounts:        ${digits(report.newAccounts)}`,
    `Open alarms:         ${kinds || 'none'}`,
    `Ledger:              ${checked}`,
  ];
}

/** After a day an unsent report is dropped: the next one replaces it. */
const LIFE_SECONDS = DAY_SECONDS;

/** `portal`: its name, since an operator may run several. */
export const reportEmail = (portal: string, to: string, report: DailyReport): Message => ({
  channel: 'email',
  to,
  subject: `${portal}: report of ${report.date}`,
  text: reportLines(report).join('\n'),
  lifeSeconds: LIFE_SECONDS,
});
