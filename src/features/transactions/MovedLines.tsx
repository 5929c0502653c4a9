import { useTranslation } from 'react-i18next';
import type { Transaction } from '@portal/contract';
import { movedParts } from './movedParts';

/** What a migration moved, in its row: in a chunk of its own, since few players have one. */
export const MovedLines = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTranslation();
  return movedParts(transaction, t).map((part) => <div key={part}>{part}</div>);
};
