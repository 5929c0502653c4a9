import { randomUUID } from 'node:crypto';
import { keepReport, reportByCode } from '../../../api-host/repositories/problemReports';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

const keep = (playerId: number) =>
  keepReport(
    database.db,
    {
      ...{ id: randomUUID(), topic: 'money', build: '1', page: '/payment', browser: 'Firefox' },
      recording: '{}',
    },
    playerId,
  );

it('SAFE-13: keeps a report, but not as a report of an account that is deleted while it is stored', async () => {
  const playerId = await addPlayer(database.pool, 'leaving');
  expect(await reportByCode(database.db, await keep(playerId))).toMatchObject({ playerId });
  const code = await duringDeletion(database, playerId, () => keep(playerId));
  expect(await reportByCode(database.db, code)).toMatchObject({ playerId: null });
});
