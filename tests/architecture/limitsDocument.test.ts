import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE_SECONDS, CODE_TRIES, RESEND_SECONDS } from '../../api-host/domain/codes';
import { LINK_SECONDS } from '../../api-host/domain/links';
import { argon2Parameters } from '../../api-host/domain/passwords';
import { ALARM_AFTER_TRIES, messageRetryDelay } from '../../api-host/domain/retrySchedule';
import { CHALLENGE_SECONDS } from '../../api-host/gateways/altchaBotCheck';
import { devicePeriods } from '../../api-host/plugins/devices';
import { messageLimits } from '../../api-host/repositories/messageCaps';
import type { Limit } from '../../api-host/repositories/rateLimits';
import { IDLE_HOURS, REMEMBERED_DAYS } from '../../api-host/repositories/sessions';
import { accountLimits } from '../../api-host/routes/limits';

const document = readFileSync(path.resolve(__dirname, '../../docs/operating.md'), 'utf8');

/** The rows of a table of docs/operating.md, without its head. */
function rowsOf(table: string): { what: string; value: string; why: string }[] {
  const [, text = ''] =
    new RegExp(`<!-- ${table} -->\\n([\\s\\S]*?)<!-- end of ${table} -->`).exec(document) ?? [];
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [what = '', value = '', why = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return { what, value, why };
    });
}

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

it('docs/operating.md tells the parameters of argon2 as they are', () => {
  const { memoryCost, timeCost, parallelism } = argon2Parameters;
  expect(rowsOf('argon2').map(({ value }) => value)).toEqual([
    `${memoryCost} KiB`,
    `${timeCost}`,
    `${parallelism}`,
  ]);
});

it('docs/operating.md tells every limit as it is, each with its reason', () => {
  const { login, loginByStrangers, loginByAddress, botCheck, ...rest } = accountLimits;
  const limits: Limit[] = [
    ...[login, loginByAddress, loginByStrangers, botCheck],
    ...Object.values(rest),
    ...messageLimits.sms,
    ...messageLimits.email,
  ];
  const rows = rowsOf('limits');
  expect(rows.map(({ value }) => value)).toEqual(limits.map(written));
  for (const { why } of rows) expect(why).not.toBe('');
});

it('docs/operating.md tells every time as it is, each with its reason', () => {
  const rows = rowsOf('times');
  expect(rows.map(({ value }) => value)).toEqual([
    `${CODE_SECONDS / MINUTE} min`,
    `${CODE_TRIES}`,
    `${RESEND_SECONDS} s`,
    `${LINK_SECONDS / MINUTE} min`,
    `${CHALLENGE_SECONDS / MINUTE} min`,
    `${REMEMBERED_DAYS} d`,
    `${IDLE_HOURS} h`,
    `${devicePeriods.year / DAY} d`,
    `${devicePeriods.day / DAY} d`,
  ]);
  for (const { why } of rows) expect(why).not.toBe('');
  const pauses = `${messageRetryDelay(1)} s, ${messageRetryDelay(2)} s, … ${messageRetryDelay(99) / MINUTE} min`;
  expect(document).toContain(`tried again after ${pauses}, without end; after ${ALARM_AFTER_TRIES} tries`);
});
