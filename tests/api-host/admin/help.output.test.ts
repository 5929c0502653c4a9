import { readFileSync } from 'node:fs';
import os from 'node:os';
import { commandDocuments, documentWithOutput } from '../../support/commandDocuments';

afterEach(() => jest.restoreAllMocks());

it.each(Object.keys(commandDocuments))(
  'OPS-6: %s shows what its commands actually print, apart from times (npm run docs writes it)',
  async (document) => {
    jest.spyOn(os, 'userInfo').mockReturnValue({ ...os.userInfo(), username: 'portal' });
    expect(readFileSync(document, 'utf8')).toBe(await documentWithOutput(document));
  },
);
