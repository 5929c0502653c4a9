import { writeFileSync } from 'node:fs';
import { dictionaryFile, dictionaryText } from './texts/collectTexts';

/** `npm run texts`: writes the dictionary from the texts of the features (APP-4). */
async function main() {
  writeFileSync(dictionaryFile, await dictionaryText());
}

void main();
