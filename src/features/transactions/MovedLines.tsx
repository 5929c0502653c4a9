import { useTranslation } from 'react-i18next';
import type { Transaction } from '@portal/contract';
import { movedParts } from './movedParts';

/** The balances that a migration moved, in its row. In its own chunk, since few players have one. */
export const MovedLines = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTranslation();
  return movedParts(transaction, t).map((part) => <div key={part}>{part}</div>);
};
