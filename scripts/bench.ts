import { isFresh } from './build/freshness';
import { benchCitus } from './bench/citus';
import { benchHost } from './bench/host';
import { benchLogins } from './bench/logins';
import { benchMoney } from './bench/money';
import { benchPage } from './bench/page';
import { benchReplay } from './bench/replay';

/** `npm run bench`: speed on this machine, each number beside what the machine can give at most, in one run. */
async function main() {
  if (!isFresh())
    console.warn('dist/ is older than the sources: run `npm run build` first for numbers of today.');
  await benchHost();
  await benchLogins();
  await benchMoney();
  await benchCitus();
  await benchPage();
  await benchReplay();
}

void main();
