import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { helpOfAll } from '../../../api-host/admin/parse';
import { documentWithHelp } from '../../../scripts/adminHelp';
import { withCommandOutput } from '../../support/commandOutput';
import { openOperatorWorld } from '../../support/operatorWorld';

const file = path.resolve(__dirname, '../../../docs/operating.md');

afterEach(() => jest.restoreAllMocks());

describe('docs/operating.md', () => {
  it('contains the current help of npm run admin (npm run docs writes it)', () => {
    expect(readFileSync(file, 'utf8')).toBe(documentWithHelp());
    expect(documentWithHelp()).toContain(helpOfAll());
  });

  it('shows what its examples actually print, apart from times', async () => {
    jest.spyOn(os, 'userInfo').mockReturnValue({ ...os.userInfo(), username: 'portal' });
    const world = await openOperatorWorld();
    await world.pool.query(
      `update players set last_name = 'Nguyễn', middle_name = 'Thành', first_name = 'Nam', email = 'demo@example.com',
              phone_number = '+84912345678' where username = 'demo'`,
    );
    await world.lostTransfer('FT26325123456', 200_000, 'chuyen tien nap game');
    const document = readFileSync(file, 'utf8');
    expect(document).toBe(await withCommandOutput(document, world.url));
    expect(await world.close()).toEqual([]);
  });
});
