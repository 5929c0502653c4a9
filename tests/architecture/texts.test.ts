import { readFileSync } from 'node:fs';
import { collectTexts, dictionaryFile, dictionaryText } from '../../scripts/texts/collectTexts';

describe('APP-4: the dictionary', () => {
  it('is what the features say; else run `npm run texts`', async () => {
    expect(readFileSync(dictionaryFile, 'utf8')).toBe(await dictionaryText());
  });

  it('APP-1: every text is Vietnamese in composed form, without doubled spaces', async () => {
    for (const text of Object.values(await collectTexts())) {
      expect(text).toBe(text.normalize('NFC'));
      expect(text).not.toMatch(/ {2}|^ | $/);
    }
  });
});
