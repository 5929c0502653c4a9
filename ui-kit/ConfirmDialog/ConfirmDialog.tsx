import { forwardRef, use } from 'react';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { KitTextsContext } from '../texts/KitTextsContext';
import { confirmDialog } from '../texts/confirmDialog';

export interface ConfirmDialogProps extends Omit<DialogProps, 'onClose' | 'actions'> {
  onConfirm: () => void;
  /** Also called for Escape, the close button and a click on the backdrop. */
  onCancel: () => void;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Focuses the confirm button when the dialog opens, so that Enter confirms. */
  confirmFocused?: boolean | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/** Asks for confirmation of an action that cannot be undone (MIG-3). The children describe the action. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(
  (
    {
      onConfirm,
      onCancel,
      confirmLabel = use(KitTextsContext)(confirmDialog).confirm,
      cancelLabel = use(KitTextsContext)(confirmDialog).cancel,
      confirmFocused = false,
      busy = false,
      busyLabel,
      ...rest
    },
    ref,
  ) => (
    <Dialog
      ref={ref}
      {...rest}
      onClose={() => {
        if (!busy) onCancel();
      }}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button autoFocus={confirmFocused} onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  ),
);
ConfirmDialog.displayName = 'ConfirmDialog';
