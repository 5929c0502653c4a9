import { factsText } from '../../domain/alarmNotice';
import { alarmText, type Alarm } from '../../domain/alarms';
import { alarmById, closeAlarm, listAlarms, openAlarmCounts } from '../../repositories/alarms';
import { nothingToDo, Refusal, UsageError, type Command } from '../command';
import { PROGRAM } from '../programName';
import { printable, table } from '../table';
import { parseLimit } from '../values';
import { optionalReason, reasonOption } from './lookups';

const SHOWN = 50;

function parseState(typed = 'open'): 'open' | 'closed' {
  if (typed === 'open' || typed === 'closed') return typed;
  throw new UsageError(`"${typed}" is no state: write open or closed.`);
}

const list: Command = {
  words: 'alarms list',
  meaning: 'Lists the open alarms, oldest first: what needs a person.',
  details: [
    'Alarms of waiting money close by themselves when it is settled: a transfer by transfers assign or transfers reject, a delivery by the game server’s answer.',
  ],
  options: [
    { name: 'state', value: 'state', meaning: 'open or closed; otherwise open' },
    { name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` },
  ],
  examples: [
    { typed: 'alarms list', meaning: 'what is open' },
    { typed: 'alarms list --state closed --limit 10', meaning: 'the newest that were closed' },
  ],
  async read(db, input) {
    const state = parseState(input.option('state'));
    const alarms = await listAlarms(db, state, parseLimit(input.option('limit'), SHOWN));
    const open = (await openAlarmCounts(db)).reduce((sum, { count }) => sum + count, 0);
    const shown = {
      ALARM: ({ id }: Alarm) => id,
      RAISED: ({ raisedAt }: Alarm) => raisedAt,
      TIMES: ({ times }: Alarm) => times,
      KIND: ({ kind }: Alarm) => kind,
      SUBJECT: ({ subject }: Alarm) => subject,
      FACTS: (alarm: Alarm) => factsText(alarm),
      ...(state === 'closed' && {
        CLOSED: ({ closedAt }: Alarm) => closedAt,
        BY: ({ closedByOperator }: Alarm) => (closedByOperator ? 'operator' : 'itself'),
      }),
    };
    const rest =
      state === 'open' && open > alarms.length ? [`${open} are open in all; --limit shows more.`] : [];
    return { lines: [...table(alarms, shown, 'None.'), ...rest], json: { alarms, open } };
  },
};

function parseId(text: string): number {
  if (/^[1-9][0-9]{0,14}$/.test(text)) return Number(text);
  throw new UsageError(`"${text}" is no number of an alarm: see ${PROGRAM} alarms list.`);
}

const close: Command = {
  words: 'alarms close',
  meaning: 'Closes an alarm that was dealt with. Raised again, it is a new one.',
  args: [{ name: 'id', meaning: 'the number of the alarm, as in the list' }],
  options: [reasonOption],
  examples: [{ typed: 'alarms close 1 --reason "the bank sent a test"', meaning: 'alarm 1 is closed' }],
  async plan(db, input) {
    const id = parseId(input.arg('id'));
    const reason = optionalReason(input);
    const alarm = await alarmById(db, id);
    if (!alarm) throw new Refusal(`There is no alarm ${id}: see ${PROGRAM} alarms list.`);
    const { means, todo, closesItself } = alarmText(alarm.kind);
    if (alarm.closedAt !== null) return nothingToDo(`Alarm ${id} is closed already.`);
    if (closesItself)
      throw new Refusal(`Alarm ${id} closes by itself when its cause is gone. What to do: ${todo}.`);
    return {
      question: [`Alarm ${id} (${alarm.kind}, ${printable(alarm.subject)}): ${means} It is closed.`],
      async apply(trx) {
        if (!(await closeAlarm(trx, id))) throw new Refusal(`Alarm ${id} was closed meanwhile.`);
        return {
          lines: [`Alarm ${id} is closed.`],
          json: { id },
          audit: {
            target: `alarm ${id}`,
            reason,
            before: { state: 'open', kind: alarm.kind, subject: alarm.subject },
            after: { state: 'closed' },
          },
        };
      },
    };
  },
};

export const alarmCommands = [list, close];
