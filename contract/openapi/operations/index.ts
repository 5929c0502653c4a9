import type { Operations } from '../operation';
import { accountOperations } from './accounts';
import { gameOperations } from './game';
import { moneyOperations } from './money';
import { passkeyOperations } from './passkeys';
import { problemReportOperations } from './problemReports';
import { secondFactorOperations } from './secondFactor';
import { sessionOperations } from './session';

/** The document's description of every call of the contract. */
export const operations: Operations = {
  ...sessionOperations,
  ...accountOperations,
  ...secondFactorOperations,
  ...passkeyOperations,
  ...moneyOperations,
  ...gameOperations,
  ...problemReportOperations,
};
