import { facts, formatInstant, table } from '../table';
import type { PlayerOverview } from '../playerOverview';

const verified = (at: Date | null) => (at ? `verified ${formatInstant(at)}` : 'not verified');
const waits = (until: Date | null) =>
  until && until > new Date() ? `, cannot reset the password until ${formatInstant(until)}` : '';

const accountLines = ({ player, factors, sessions }: PlayerOverview): string[] =>
  facts({
    Username: player.username,
    Number: player.id,
    'Transfer code': player.transferCode,
    Name: player.fullName,
    'E-mail':
      player.email &&
      `${player.email} (${verified(player.email_verified_at)}${waits(player.emailWaitsUntil)})`,
    Phone:
      player.phoneNumber &&
      `${player.phoneNumber} (${verified(player.phone_verified_at)}${waits(player.phoneWaitsUntil)})`,
    Joined: player.joinedAt,
    'Password changed': player.last_password_change_at,
    'Second factor': factors.secondFactor
      ? `on since ${factors.since ? formatInstant(factors.since) : '?'}, ${factors.recoveryCodes} recovery codes left${factors.removalDueAt ? `, not required from ${formatInstant(factors.removalDueAt)}` : ''}`
      : 'off',
    Passkeys: factors.passkeys,
    'Approves sign-ins': factors.approvesLogin,
    Sessions: sessions.length,
    'Credit (KP)': player.credit,
    'Debt (KP)': player.debt,
    ...(player.suspendedAt && { SUSPENDED: player.suspendedAt }),
    ...(player.deletesAt && {
      'Will be deleted': `${formatInstant(player.deletesAt)}${player.suspendedAt ? ', but not while suspended' : ''}`,
    }),
    ...(player.deleted_at && { Deleted: player.deleted_at }),
  });

/** A heading and a table; a section without rows is one line. */
const section = <Row>(
  heading: string,
  rows: readonly Row[],
  shown: Parameters<typeof table<Row>>[1],
): string[] => (rows.length === 0 ? [`${heading}: none.`] : ['', heading, ...table(rows, shown, 'None.')]);

const signInLines = ({ zones, sessions, events }: PlayerOverview, limit: number): string[] => [
  ...section('Accounts on zones (leftCoin and extpoint0 in hundredths)', zones, {
    ZONE: ({ zone }) => `${zone.id} ${zone.name}`,
    STATE: ({ zone }) => zone.state,
    LEFTCOIN: ({ leftCoin }) => leftCoin,
    EXTPOINT0: ({ extpoint0 }) => extpoint0,
    EXTPOINT4: ({ extpoint4 }) => extpoint4,
  }),
  ...section('Sessions', sessions.slice(0, limit), {
    'LAST USED': (session) => session.last_seen_at,
    STARTED: (session) => session.created_at,
    ENDS: (session) => session.expires_at,
    ADDRESS: ({ address }) => address,
    BROWSER: (session) => session.user_agent?.slice(0, 60),
  }),
  ...section('Sign-ins and credential changes', events, {
    WHEN: ({ happenedAt }) => happenedAt,
    WHAT: ({ kind }) => kind,
    ADDRESS: ({ address }) => address,
    BROWSER: ({ userAgent }) => userAgent?.slice(0, 60),
  }),
];

const moneyLines = ({ transfers, deliveries, transactions }: PlayerOverview): string[] => [
  ...section('Transfers', transfers, {
    RECEIVED: ({ receivedAt }) => receivedAt,
    TRANSFER: ({ provider, externalId }) => `${provider}/${externalId}`,
    'AMOUNT (VND)': ({ amount }) => amount,
    CONTENT: ({ content }) => content,
  }),
  ...section('Recharges and migrations', deliveries, {
    STARTED: ({ createdAt }) => createdAt,
    NUMBER: ({ transactionId }) => transactionId,
    KIND: ({ kind }) => kind,
    STATE: ({ state }) => state,
    KP: ({ kp }) => kp,
    ZONE: ({ zoneId }) => zoneId,
    ATTEMPTS: ({ attempts }) => attempts,
    'LAST ERROR': ({ lastError }) => lastError,
  }),
  ...section('Transactions', transactions, {
    WHEN: (row) => row.created_at,
    NUMBER: ({ id }) => id,
    TYPE: ({ type }) => type,
    STATUS: ({ status }) => status,
    VALUE: ({ value }) => value,
    UNIT: ({ currency }) => currency,
    CREDITED: ({ credited }) => (credited === null ? '' : `${credited} KP`),
    SOURCE: ({ source, zone_id: zone }) => source ?? (zone === null ? '' : `zone ${zone}`),
    NOTE: ({ note }) => note,
  }),
];

const supportLines = ({ waiting, alarms, audit }: PlayerOverview): string[] => [
  ...section('Waiting transfers that may be theirs', waiting.transfers, {
    RECEIVED: ({ receivedAt }) => receivedAt,
    TRANSFER: ({ provider, externalId }) => `${provider}/${externalId}`,
    'AMOUNT (VND)': ({ amount }) => amount,
  }),
  `Waiting messages: ${waiting.messages || 'none.'}`,
  ...section('Open alarms', alarms, {
    RAISED: ({ raisedAt }) => raisedAt,
    ALARM: ({ id }) => id,
    KIND: ({ kind }) => kind,
    SUBJECT: ({ subject }) => subject,
  }),
  ...section('Actions of operators', audit, {
    AUDIT: ({ id }) => id,
    WHEN: ({ at }) => at,
    WHO: ({ operator }) => operator,
    ACTION: ({ action }) => action,
    REASON: ({ reason }) => reason,
  }),
];

/** The overview as lines of text, with at most `limit` rows of each kind, newest first. */
export const overviewLines = (overview: PlayerOverview, limit: number): string[] => [
  ...accountLines(overview),
  ...signInLines(overview, limit),
  ...moneyLines(overview),
  ...supportLines(overview),
  ...(overview.more.length > 0 ? ['', `There are more ${overview.more.join(', ')}: raise --limit.`] : []),
];
