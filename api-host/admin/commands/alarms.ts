import { factsText } from '../../domain/alarmNotice';
import { alarmText, type Alarm } from '../../domain/alarms';
import { alarmById, closeAlarm, listAlarms, openAlarmCounts } from '../../repositories/alarms';
import { nothingToDo, Refusal, type Command } from '../command';
import { limited } from '../limited';
import { PROGRAM } from '../programName';
import { printable, table } from '../table';
import { parseChoice, parseCount } from '../values';
import { accessTo, limitOption, optionalReason, reasonOption } from './lookups';

const SHOWN = 50;

const states = ['open', 'closed'] as const;

const list: Command = {
  words: 'alarms list',
  meaning: 'Lists the open alarms, oldest first.',
  details: [
    'Alarms about waiting money close automatically once it is settled: a transfer by `transfers assign` or `transfers reject`, a delivery by the game server’s answer.',
  ],
  options: [{ name: 'state', value: 'state', meaning: 'open or closed; default open' }, limitOption(SHOWN)],
  examples: [
    { typed: 'alarms list', meaning: 'all open alarms' },
    { typed: 'alarms list --state closed --limit 10', meaning: 'the 10 most recently closed alarms' },
  ],
  async read(db, input) {
    const state = parseChoice(input.option('state') ?? 'open', 'state', states);
    const open = (await openAlarmCounts(db)).reduce((sum, { count }) => sum + count, 0);
    const advice = state === 'open' ? `${open} are open in total: raise --limit to see more.` : undefined;
    const { rows, more, rest } = await limited(input, SHOWN, (most) => listAlarms(db, state, most), advice);
    const shown = {
      ALARM: ({ id }: Alarm) => id,
      RAISED: ({ raisedAt }: Alarm) => raisedAt,
      TIMES: ({ times }: Alarm) => times,
      KIND: ({ kind }: Alarm) => kind,
      SUBJECT: ({ subject }: Alarm) => subject,
      FACTS: (alarm: Alarm) => factsText(alarm),
      ...(state === 'closed' && {
        CLOSED: ({ closedAt }: Alarm) => closedAt,
        BY: ({ closedByOperator }: Alarm) => (closedByOperator ? 'operator' : 'automatic'),
      }),
    };
    return {
      lines: [...table(rows, shown, 'None.'), ...rest],
      json: { alarms: rows, open, more },
      access: accessTo('alarms', { state, shown: rows.length }),
      shownUnrecorded: true,
    };
  },
};

const close: Command = {
  words: 'alarms close',
  meaning: 'Closes an alarm that has been dealt with. If its cause recurs, a new alarm is raised.',
  args: [{ name: 'id', meaning: 'the alarm’s number, from alarms list' }],
  options: [reasonOption],
  examples: [{ typed: 'alarms close 1 --reason "the bank sent a test"', meaning: 'alarm 1 is closed' }],
  async plan(db, input) {
    const id = parseCount(input.arg('id'), 'alarm number');
    const reason = optionalReason(input);
    const alarm = await alarmById(db, id);
    if (!alarm) throw new Refusal(`There is no alarm ${id}: see ${PROGRAM} alarms list.`);
    const { means, todo, closesItself } = alarmText(alarm.kind);
    if (alarm.closedAt !== null) return nothingToDo(`Alarm ${id} is already closed.`);
    if (closesItself)
      throw new Refusal(`Alarm ${id} closes automatically once its cause is gone. What to do: ${todo}.`);
    return {
      question: [`Alarm ${id} (${alarm.kind}, ${printable(alarm.subject)}): ${means}`, 'This closes it.'],
      async apply(trx) {
        if (!(await closeAlarm(trx, alarm))) {
          const isOpen = (await alarmById(trx, id))?.closedAt === null;
          throw new Refusal(
            isOpen
              ? `Alarm ${id} was raised again in the meantime: see ${PROGRAM} alarms list.`
              : `Alarm ${id} was closed in the meantime.`,
          );
        }
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
