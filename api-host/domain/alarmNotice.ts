import { alarmText, type Alarm } from './alarms';
import { DAY_SECONDS } from './durations';
import type { Message } from './messages';
import { printable } from './printable';

/** The events that operators are notified of. 'reminded': the alarm is still open a day later. */
export const alarmEvents = ['raised', 'reminded', 'closed'] as const;
export type AlarmEvent = (typeof alarmEvents)[number];

export interface NotifiedAlarm extends Alarm {
  event: AlarmEvent;
}

/** The maximum number of alarms that one e-mail describes; it only counts the others. */
const DESCRIBED = 20;
/** After this time an unsent notice is dropped: reminders have replaced it. */
const LIFE_SECONDS = 3 * DAY_SECONDS;

const headings: Record<AlarmEvent, string> = { raised: 'new', reminded: 'still open', closed: 'closed' };

/** '2 h 5 min' */
export function age(sinceMs: number): string {
  const minutes = Math.max(0, Math.floor(sinceMs / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts = [days && `${days} d`, hours && `${hours} h`, !days && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}

/** 2026-11-21 12:35Z */
export const instantText = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')}Z`;

/** 'amount 200000, attempts 12' */
export const factsText = (alarm: Pick<Alarm, 'facts'>): string =>
  Object.entries(alarm.facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

function described(alarm: NotifiedAlarm, now: Date): string[] {
  const { id, kind, subject, times, raisedAt, closedAt, closedByOperator } = alarm;
  const { means, todo, closesItself } = alarmText(kind);
  const facts = factsText(alarm);
  const since = `since ${instantText(raisedAt)} (${age((closedAt ?? now).getTime() - raisedAt.getTime())})`;
  return [
    `#${id} ${kind}: ${printable(subject)}`,
    `    ${means}`,
    `    ${[facts, times > 1 && `raised ${times} times`, since].filter(Boolean).join(', ')}`,
    alarm.event === 'closed'
      ? `    Closed ${closedByOperator ? 'by an operator' : 'automatically'}.`
      : `    What to do: ${todo}${closesItself ? '. Then it closes automatically' : `; then alarms close ${id}`}.`,
  ];
}

/** The number of alarms for each event: '2 new, 1 closed'. */
const counted = (alarms: readonly NotifiedAlarm[]): string =>
  alarmEvents
    .map((event) => [alarms.filter((alarm) => alarm.event === event).length, headings[event]] as const)
    .filter(([count]) => count > 0)
    .map(([count, heading]) => `${count} ${heading}`)
    .join(', ');

/**
 * The e-mail about alarms. `portal`: its name. `waiting`: the number of alarms left for the next one. It contains ids, amounts and ages,
 * but no personal data.
 */
export function alarmEmail(
  to: string,
  alarms: readonly NotifiedAlarm[],
  { portal, waiting, now }: { portal: string; waiting: number; now: Date },
): Message {
  const [first] = alarms;
  const what = alarms.length === 1 && first ? `${first.kind} ${printable(first.subject)}` : 'see below';
  const more = alarms.length - DESCRIBED + waiting;
  return {
    channel: 'email',
    to,
    subject: `${portal}: alarms: ${counted(alarms)}: ${what}`.slice(0, 150),
    text: [
      ...alarms.slice(0, DESCRIBED).flatMap((alarm) => [...described(alarm, now), '']),
      ...(more > 0 ? [`And ${more} more.`, ''] : []),
      'All open alarms: npm run admin -- alarms list',
    ].join('\n'),
    lifeSeconds: LIFE_SECONDS,
  };
}

/** The same for the webhook (docs/gateways.md): the text is the JSON body, to which the gateway adds the notice's id. */
export const alarmCall = (alarms: readonly NotifiedAlarm[]) =>
  ({
    channel: 'webhook',
    // The real address is one of the host's settings and may contain a secret.
    to: 'ALARM_WEBHOOK_URL',
    text: JSON.stringify({
      alarms: alarms.map(
        ({ event, id, kind, subject, facts, times, raisedAt, closedAt, closedByOperator }) => ({
          ...{ event, id, kind, subject, means: alarmText(kind).means, facts, times },
          ...{ raisedAt, closedAt, closedByOperator },
        }),
      ),
    }),
    lifeSeconds: LIFE_SECONDS,
  }) as const;
