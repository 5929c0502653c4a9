import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE_SECONDS, CODE_TRIES, RESEND_SECONDS } from '../../api-host/domain/codes';
import { END_SESSION_SECONDS, LINK_SECONDS } from '../../api-host/domain/links';
import { argon2Parameters } from '../../api-host/domain/passwords';
import { ALARM_AFTER_TRIES, messageRetryDelay } from '../../api-host/domain/retrySchedule';
import { CHALLENGE_SECONDS } from '../../api-host/gateways/altchaBotCheck';
import { SEEN_SECONDS, trustSeconds } from '../../api-host/repositories/knownBrowsers';
import { messageLimits, unverifiedLimits } from '../../api-host/repositories/messageCaps';
import { secondFactorLimits } from '../../api-host/repositories/secondFactorAttempts';
import type { Limit } from '../../api-host/repositories/rateLimits';
import {
  IDLE_HOURS,
  LONGEST_SESSION_DAYS,
  REMEMBERED_DAYS,
  SESSIONS_PER_PLAYER,
} from '../../api-host/repositories/sessions';
import { accountLimits } from '../../api-host/routes/limits';
import { tableIn } from '../support/documentTable';

const document = readFileSync(path.resolve(__dirname, '../../docs/operating.md'), 'utf8');

/** The rows of a table of docs/operating.md. */
const rowsOf = (table: string) =>
  tableIn(document, table).map(([what = '', value = '', why = '']) => ({ what, value, why }));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const windowOf = (seconds: number) =>
  seconds % DAY === 0
    ? `${seconds / DAY} d`
    : seconds % HOUR === 0
      ? `${seconds / HOUR} h`
      : `${seconds / MINUTE} min`;
const written = ({ tries, seconds }: Limit) => `${tries} in ${windowOf(seconds)}`;

it('docs/operating.md has the actual parameters of argon2', () => {
  const { memoryCost, timeCost, parallelism } = argon2Parameters;
  expect(rowsOf('argon2').map(({ value }) => value)).toEqual([
    `${memoryCost} KiB`,
    `${timeCost}`,
    `${parallelism}`,
  ]);
});

it('docs/operating.md has every actual limit with its reason', () => {
  const limits: Limit[] = [
    ...Object.values(accountLimits),
    ...secondFactorLimits,
    ...messageLimits.sms,
    ...messageLimits.email,
    ...unverifiedLimits.byAccount,
    ...unverifiedLimits.toAddress,
  ];
  const rows = rowsOf('limits');
  expect(rows.map(({ value }) => value)).toEqual(limits.map(written));
  for (const { why } of rows) expect(why).not.toBe('');
});

it('docs/operating.md has every actual time with its reason', () => {
  const rows = rowsOf('times');
  expect(rows.map(({ value }) => value)).toEqual([
    `${CODE_SECONDS / MINUTE} min`,
    `${CODE_TRIES}`,
    `${RESEND_SECONDS} s`,
    `${LINK_SECONDS / MINUTE} min`,
    `${END_SESSION_SECONDS / DAY} d`,
    `${CHALLENGE_SECONDS / MINUTE} min`,
    `${REMEMBERED_DAYS} d`,
    `${IDLE_HOURS} h`,
    `${LONGEST_SESSION_DAYS} d`,
    `${SESSIONS_PER_PLAYER}`,
    `${trustSeconds.year / DAY} d`,
    `${trustSeconds.day / DAY} d`,
    `${SEEN_SECONDS / DAY} d`,
  ]);
  for (const { why } of rows) expect(why).not.toBe('');
  const pauses = `${messageRetryDelay(1)} s, ${messageRetryDelay(2)} s, … ${messageRetryDelay(99) / MINUTE} min`;
  expect(document).toContain(`tried again after ${pauses}, without end; after ${ALARM_AFTER_TRIES} tries`);
});
