import { useLocation, type Location } from 'react-router-dom';
import type { Transaction } from '@portal/contract';
import type { DialogState } from '../lib/openedFromPage';

/** Tells the line of the history with this id, and with the type that the link has recorded (components/receiptLink.ts), if any. */
export function useIsLine(id: string): (line: Transaction) => boolean {
  const { state } = useLocation() as Location<DialogState | null>;
  return (line) => line.id === id && line.type.startsWith(state?.type ?? '');
}
