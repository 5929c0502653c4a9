import { reportLines } from '../../domain/dailyReport';
import { DAY_MS } from '../../domain/durations';
import { vietnameseDate } from '../../domain/vietnameseDay';
import { dailyReport } from '../../repositories/dailyReport';
import { UsageError, type Command } from '../command';
import { parseDate } from '../values';

/** The day to report: yesterday unless one was given. */
function dateOf(text: string | undefined, now: Date): string {
  if (text === undefined) return vietnameseDate(new Date(now.getTime() - DAY_MS));
  const date = parseDate(text);
  if (date > vietnameseDate(now)) throw new UsageError(`"${text}" is in the future.`);
  return date;
}

const daily: Command = {
  words: 'report daily',
  meaning: 'Shows the report of a day in Vietnam: transfers, KP, deliveries, accounts, pending items.',
  details: [
    'With ALARM_EMAILS, a host sends this report by e-mail every day. Pending items, alarms and the ledger are current, whatever the day.',
  ],
  options: [{ name: 'date', value: 'day', meaning: 'the day, such as 2026-12-31; default yesterday' }],
  examples: [
    { typed: 'report daily', meaning: 'the report of yesterday' },
    { typed: 'report daily --date 2026-01-31', meaning: 'the report of that day' },
  ],
  async read(db, input) {
    const report = await dailyReport(db, dateOf(input.option('date'), new Date()));
    return { lines: reportLines(report), json: { report } };
  },
};

export const reportCommands = [daily];
