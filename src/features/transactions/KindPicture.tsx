import type { TransactionKind } from '@portal/contract';
import { ArrowRight, CircleHelp, Gamepad2, Landmark, RefreshCw, TriangleAlert } from '@portal/ui-kit';

const icons = {
  topUp: Landmark,
  spent: Gamepad2,
  refund: RefreshCw,
  recall: TriangleAlert,
  moved: ArrowRight,
  other: CircleHelp,
} as const satisfies Record<TransactionKind, typeof Landmark>;

/** What a transaction is to a player, as a picture. */
export const KindPicture = ({ kind }: { kind: TransactionKind }) => {
  const Icon = icons[kind];
  return <Icon size={20} />;
};
