import { reportLines } from '../../domain/dailyReport';
import { vietnameseDate } from '../../domain/vietnameseDay';
import { dailyReport } from '../../repositories/dailyReport';
import { UsageError, type Command } from '../command';

const DAY_MS = 24 * 60 * 60 * 1000;

function parseDate(text: string | undefined, now: Date): string {
  if (text === undefined) return vietnameseDate(new Date(now.getTime() - DAY_MS));
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  // JavaScript reads 31 February as 3 March.
  if (!exists || !new Date(text).toISOString().startsWith(text))
    throw new UsageError(`"${text}" is no day: write it as 2026-12-31.`);
  if (text > vietnameseDate(now)) throw new UsageError(`"${text}" is still to come.`);
  return text;
}

const daily: Command = {
  words: 'report daily',
  meaning: 'Shows what happened on a day in Vietnam: transfers, KP, deliveries, accounts, and what waits.',
  details: [
    'Hosts with ALARM_EMAILS send the same by e-mail each day. What waits, the alarms and the ledger are as they stand now.',
  ],
  options: [{ name: 'date', value: 'day', meaning: 'the day, as 2026-12-31; otherwise yesterday' }],
  examples: [
    { typed: 'report daily', meaning: 'yesterday' },
    { typed: 'report daily --date 2026-01-31', meaning: 'that day' },
  ],
  async read(db, input) {
    const report = await dailyReport(db, parseDate(input.option('date'), new Date()));
    return { lines: reportLines(report), json: { report } };
  },
};

export const reportCommands = [daily];
