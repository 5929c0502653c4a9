import IconButton from '@mui/material/IconButton';
import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode, use } from 'react';
import { useBackdropClose } from './useBackdropClose';
import { useFocusAfterwards } from './useFocusAfterwards';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { dialog } from '../texts/dialog';

export interface ModalFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'color' | 'role'> {
  open: boolean;
  /** As in DialogProps. */
  onClose: () => void;
  heading: ReactNode;
  headingId: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** As in DialogProps. */
  backdropCloses?: boolean | undefined;
  closeLabel?: string | undefined;
}

const Root = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: 16,
    width: '100%',
    maxHeight: 'calc(100% - 32px)',
    borderRadius: radius(20),
    backgroundColor: theme.vars.palette.kit.raised,
    border: `1px solid ${theme.vars.palette.kit.hairline}`,
  },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

/** What all modal dialogs share: the heading, the close button, the focus afterwards, and a backdrop that is safe from double clicks. */
export const ModalFrame = forwardRef<HTMLDivElement, ModalFrameProps>(
  (
    {
      open,
      onClose,
      heading,
      headingId,
      backdropCloses = true,
      closeLabel = use(KitTextsContext)(dialog).close,
      children,
      ...rest
    },
    ref,
  ) => {
    const root = useFocusAfterwards(open);
    const closeByMui = useBackdropClose(open, onClose, backdropCloses);
    return (
      <Root
        ref={ref}
        slotProps={{ root: { ref: root } }}
        open={open}
        // The page is exposed to screen readers when the dialog begins to fade, so that its live regions are announced.
        closeAfterTransition={false}
        aria-labelledby={headingId}
        {...rest}
        onClose={closeByMui}
      >
        <Head>
          <Heading id={headingId}>{heading}</Heading>
          <IconButton onClick={onClose} aria-label={closeLabel} color="inherit">
            <X size={20} aria-hidden />
          </IconButton>
        </Head>
        {children}
      </Root>
    );
  },
);
ModalFrame.displayName = 'ModalFrame';
