import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withCommandOutput } from '../../support/commandOutput';
import { openSupportDay } from '../../support/supportDay';

const file = path.resolve(__dirname, '../../../docs/support.md');

afterEach(() => jest.restoreAllMocks());

it('OPS-6: docs/support.md shows what its commands actually print', async () => {
  jest.spyOn(os, 'userInfo').mockReturnValue({ ...os.userInfo(), username: 'portal' });
  const world = await openSupportDay();
  const document = readFileSync(file, 'utf8');
  expect(document).toBe(await withCommandOutput(document, world.url, world.keys));
  expect(await world.close()).toEqual([]);
});
