import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What is about to be done. */
  children: ReactNode;
  onConfirm: () => void;
  /** Also Escape, the close button and a tap beside it. */
  onCancel: () => void;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** Asks before something that can't be undone (MIG-3). */
export const ConfirmDialog = ({
  open,
  title,
  children,
  onConfirm,
  onCancel,
  confirmLabel = 'Xác nhận',
  cancelLabel = 'Hủy',
  busy = false,
  busyLabel,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title={title}
    actions={
      <>
        <Button variant="secondary" onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
