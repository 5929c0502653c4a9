import { randomUUID } from 'node:crypto';
import { MAX_RECORDING_LENGTH, paths, type ProblemReportPayload } from '@portal/contract';
import { kyselyOver } from '../../../api-host/db/pool';
import { purgeOldReports } from '../../../api-host/repositories/problemReports';
import { operate, typed } from '../../support/operator';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

const report = (changes: Partial<ProblemReportPayload> = {}): ProblemReportPayload => ({
  id: randomUUID(),
  topic: 'money',
  build: 'main.4f2a.js',
  page: '/transactions',
  browser: 'Chrome, 360x740 at 2',
  recording: JSON.stringify({
    actionsById: {},
    portal: { errors: ['TypeError: x is not a function (main.js:1:2)'], requestIds: ['abcdefgh-1'] },
  }),
  ...changes,
});
const admin = (line: string) => operate(world.url, typed(line));
const rows = async () =>
  (await world.pool.query<{ n: number }>('select count(*)::int as n from problem_reports')).rows[0]?.n;

it('keeps a report once, however often it is sent, and finds it by its code', async () => {
  const player = await world.proven({ phone: true });
  const sent = report();
  const answers = await Promise.all([1, 2, 3].map(() => player.post(paths.problemReports, sent)));
  const codes = answers.map(({ status, text }) => [status, text]);
  expect(new Set(codes.map(String)).size).toBe(1);
  const { code } = answers[0]?.json() as { code: string };
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(await rows()).toBe(1);
  const { rows: players } = await world.pool.query<{ username: string }>(
    'select username from players join problem_reports on player_id = players.id',
  );
  expect(players).toEqual([{ username: player.username }]);

  expect((await admin('reports list')).out).toMatch(new RegExp(`^${code} .* money +/transactions`, 'm'));
  const shown = (await admin(`reports show ${code.toLowerCase()}`)).out;
  expect(shown).toMatch(/TypeError: x is not a function \(main\.js:1:2\)/);
  expect(shown).toMatch(/Request ids +abcdefgh-1/);
  expect((await admin(`reports replay ${code}`)).out).toBe(`${sent.recording}
`);
  expect((await admin('reports show NOTTHERE')).err).toMatch(/There is no report NOTTHERE/);
});

it('accepts a report from a visitor, and refuses malformed ones', async () => {
  const visitor = world.visitor();
  expect((await visitor.post(paths.problemReports, report())).status).toBe(200);
  for (const bad of [
    { topic: 'free text' },
    { recording: 'not JSON' },
    { recording: '[]' },
    { id: 'x' },
    { page: '/\0' },
    { recording: JSON.stringify({ text: 'x'.repeat(MAX_RECORDING_LENGTH) }) },
  ])
    expect((await visitor.post(paths.problemReports, { ...report(), ...bad })).status).toBe(422);
  const huge = await visitor.post(paths.problemReports, report({ recording: 'x'.repeat(600_000) }));
  expect(huge.status).toBe(413);
});

it('accepts ten reports an hour from one address, and keeps them for 30 days', async () => {
  const visitor = world.visitor();
  expect((await world.visitor().post(paths.problemReports, report({ topic: 'slow' }))).status).toBe(200);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await visitor.post(paths.problemReports, report())).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  await world.pool.query(
    `update problem_reports set kept_at = now() - interval '31 days' where topic = 'slow'`,
  );
  const before = (await rows()) ?? 0;
  await purgeOldReports(kyselyOver(world.pool));
  expect(await rows()).toBe(before - 1);
});

it('names in every answer the id under which the host logs the call', async () => {
  const answer = await world.visitor().get(paths.me);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
});
