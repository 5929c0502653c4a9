import IconButton from '@mui/material/IconButton';
import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode, type Ref, useId, use } from 'react';
import { useBackdropClose } from '../Dialog/useBackdropClose';
import { useFocusAfterwards } from '../Dialog/useFocusAfterwards';
import { QRCode, type QRCodeProps } from './QRCode';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { dialog } from '../texts/dialog';

export interface QRSheetProps
  extends Pick<QRCodeProps, 'level'>, Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'color' | 'role'> {
  open: boolean;
  /** The content of the code; null for no code, such as after the payment. */
  data: string | null;
  /** Called for Escape, the close button and a click on the backdrop, except the second click of a double click that opened the sheet. */
  onClose: () => void;
  heading: ReactNode;
  /** The accessible name of the code. */
  title?: string | undefined;
  /** Shown below the code, such as its content as text and the actions. */
  children?: ReactNode;
  /** A ref to the element that contains the code. */
  codeRef?: Ref<HTMLDivElement> | undefined;
  closeLabel?: string | undefined;
}

const Root = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: 16,
    width: '100%',
    maxWidth: 560,
    maxHeight: 'calc(100% - 32px)',
    borderRadius: radius(20),
    backgroundColor: theme.vars.palette.kit.raised,
    backgroundImage: `linear-gradient(180deg, ${theme.vars.palette.kit.raised}, ${theme.vars.palette.background.paper})`,
    border: `1px solid ${theme.vars.palette.kit.hairline}`,
    [theme.breakpoints.down('sm')]: { margin: 0, borderRadius: 0, height: '100%', maxHeight: 'none' },
  },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, padding: '8px 8px 0 20px' });

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 12,
  padding: '0 16px 20px',
  overflowY: 'auto',
  textAlign: 'center',
  '& .secondary': { color: theme.vars.palette.text.secondary },
}));

/** As large as the window allows while the content below stays visible. */
const CodeFrame = styled('div')({
  width: 'min(100%, max(200px, 100vh - 380px))',
  '@supports (height: 1dvh)': { width: 'min(100%, max(200px, 100dvh - 380px))' },
});

/** A large QR code for the camera of another device: full screen on a phone, a dialog on wider screens. */
export const QRSheet = forwardRef<HTMLDivElement, QRSheetProps>(
  (
    {
      open,
      onClose,
      heading,
      data,
      level,
      title,
      children,
      codeRef,
      closeLabel = use(KitTextsContext)(dialog).close,
      ...rest
    },
    ref,
  ) => {
    const headingId = useId();
    const root = useFocusAfterwards(open);
    const closeByMui = useBackdropClose(open, onClose);
    return (
      <Root
        ref={ref}
        slotProps={{ root: { ref: root } }}
        open={open}
        // As in Dialog: the page's live regions are announced from then on.
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
        <Body>
          {data !== null && (
            <CodeFrame>
              <QRCode ref={codeRef} data={data} level={level} title={title} fluid />
            </CodeFrame>
          )}
          {children}
        </Body>
      </Root>
    );
  },
);
QRSheet.displayName = 'QRSheet';
