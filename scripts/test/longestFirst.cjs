const { existsSync } = require('node:fs');
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** The files that take longest. If one of them started last, it would run alone on a core while the other one is idle. */
const LONGEST = [
  'tests/api-host/repositories/moneyModel.test.ts',
  'tests/api-host/useCases/accountModel.test.ts',
  'tests/wire/accounts/timing.test.ts',
  'tests/wire/money/rechargesWhileKilled.test.ts',
  'tests/wire/accounts/contractAgreement.test.ts',
];
const root = path.resolve(__dirname, '../..');
const gone = LONGEST.filter((file) => !existsSync(path.join(root, file)));
if (gone.length > 0) throw new Error(`scripts/test/longestFirst.cjs names files that do not exist: ${gone}`);

const rank = ({ path: file }) => {
  const at = LONGEST.indexOf(path.relative(root, file).split(path.sep).join('/'));
  return at < 0 ? LONGEST.length : at;
};

/** Starts the longest files first. Jest alone knows them only from its cache, which a new clone does not have. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
