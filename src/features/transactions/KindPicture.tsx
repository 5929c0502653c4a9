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

/** The icon for a kind of transaction. */
export const KindPicture = ({ kind }: { kind: TransactionKind }) => {
  const Icon = icons[kind];
  return <Icon size={20} />;
};
