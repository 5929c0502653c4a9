import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { ModalFrame } from './ModalFrame';
import { useIsScrollable } from './useIsScrollable';

export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'color' | 'role'> {
  open: boolean;
  /** Called for Escape, the close button and a click on the backdrop, except the second click of a double click that opened the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons. The primary button comes last. */
  actions?: ReactNode;
  /** `alertdialog` for a question that must be answered at once: its content is read out together with its title. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether a click on the backdrop closes the dialog; true by default. False for what is shown only once. */
  backdropCloses?: boolean | undefined;
  closeLabel?: string | undefined;
}

const Root = styled(ModalFrame)(({ theme }) => ({
  '& .MuiDialog-paper': {
    maxWidth: 480,
    boxShadow: theme.vars.palette.kit.shadow.float,
    '& > :first-of-type': { padding: '16px 12px 8px 24px' },
  },
}));

const Body = styled('div')({
  padding: '8px 24px 24px',
  overflowY: 'auto',
  // The paper would clip an outline outside.
  '&:focus-visible': { outlineOffset: -2 },
});

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '0 24px 24px',
  // On a phone the primary button fills the row, as in FormDialog.
  [theme.breakpoints.down('sm')]: { '& > :last-child': { flex: '1 1 0' } },
}));

/** A modal dialog. It traps the focus while open and restores it when it closes; if its opener is gone, `main` gets the focus. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(
  ({ title, children, actions, role, ...rest }, ref) => {
    const titleId = useId();
    const bodyId = useId();
    const [bodyRef, isScrollable] = useIsScrollable();

    return (
      <Root
        ref={ref}
        heading={title}
        headingId={titleId}
        role={role}
        aria-describedby={role === 'alertdialog' ? bodyId : undefined}
        {...rest}
      >
        <Body
          id={bodyId}
          ref={bodyRef}
          {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        >
          {children}
        </Body>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Root>
    );
  },
);
Dialog.displayName = 'Dialog';
