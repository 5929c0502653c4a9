import IconButton from '@mui/material/IconButton';
import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode, use, useId } from 'react';
import { useBackdropClose } from './useBackdropClose';
import { useFocusAfterwards } from './useFocusAfterwards';
import { useIsScrollable } from './useIsScrollable';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { dialog } from '../texts/dialog';

export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'color' | 'role'> {
  open: boolean;
  /** Called for Escape, the close button and a click on the backdrop, except the second click of a double click that opened the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons. The primary button comes last. */
  actions?: ReactNode;
  /** `alertdialog` for a question that must be answered at once. */
  role?: 'dialog' | 'alertdialog' | undefined;
  closeLabel?: string | undefined;
}

const Root = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: 16,
    width: '100%',
    maxWidth: 480,
    maxHeight: 'calc(100% - 32px)',
    borderRadius: radius(20),
    backgroundColor: theme.vars.palette.kit.raised,
    border: `1px solid ${theme.vars.palette.kit.hairline}`,
    boxShadow: theme.vars.palette.kit.shadow.float,
  },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, padding: '16px 12px 8px 24px' });

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

const Body = styled('div')({ padding: '8px 24px 24px', overflowY: 'auto' });

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
  (
    { open, onClose, title, children, actions, closeLabel = use(KitTextsContext)(dialog).close, ...rest },
    ref,
  ) => {
    const titleId = useId();
    const root = useFocusAfterwards(open);
    const [bodyRef, isScrollable] = useIsScrollable();
    const closeByMui = useBackdropClose(open, onClose);

    return (
      <Root
        ref={ref}
        slotProps={{ root: { ref: root } }}
        open={open}
        // The page is exposed to screen readers when the dialog begins to fade, so that its live regions are announced.
        closeAfterTransition={false}
        aria-labelledby={titleId}
        {...rest}
        onClose={closeByMui}
      >
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton onClick={onClose} aria-label={closeLabel} color="inherit">
            <X size={20} aria-hidden />
          </IconButton>
        </Head>
        <Body ref={bodyRef} {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}>
          {children}
        </Body>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Root>
    );
  },
);
Dialog.displayName = 'Dialog';
