import IconButton from '@mui/material/IconButton';
import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { QRCode, type QRCodeProps } from './QRCode';

export interface QRSheetProps
  extends
    Pick<QRCodeProps, 'data' | 'level'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'color' | 'role'> {
  open: boolean;
  /** Escape, the close button or a tap beside it. */
  onClose: () => void;
  heading: ReactNode;
  /** What the code is, for screen readers. */
  title?: string | undefined;
  /** Below the code: what it carries, and what can be done with it. */
  children?: ReactNode;
  /** Holds the drawn code. */
  codeRef?: Ref<HTMLDivElement> | undefined;
  closeLabel?: string | undefined;
}

/** Ink on white in both modes, as scanners want it. Both pass AA on white. */
const ink = { text: '#131A24', secondary: '#4F5B6C', line: '#C9D0DA' };

const Root = styled(MuiDialog)(({ theme }) => ({
  colorScheme: 'light',
  '& .MuiDialog-paper': {
    margin: 16,
    width: '100%',
    maxWidth: 560,
    maxHeight: 'calc(100% - 32px)',
    borderRadius: 20,
    backgroundColor: '#FFFFFF',
    color: ink.text,
    [theme.breakpoints.down('sm')]: { margin: 0, borderRadius: 0, height: '100%', maxHeight: 'none' },
    '& :focus-visible': { outlineColor: ink.text },
  },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, padding: '8px 8px 0 20px' });

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
}));

const Body = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 12,
  padding: '0 16px 20px',
  overflowY: 'auto',
  textAlign: 'center',
  '& .secondary': { color: ink.secondary },
});

/** As large as the window allows, while what stands below stays in sight. */
const Place = styled('div')({
  width: 'min(100%, max(200px, 100vh - 300px))',
  '@supports (height: 1dvh)': { width: 'min(100%, max(200px, 100dvh - 300px))' },
});

/** A QR code as large as the window allows, for another device's camera: the whole window on a phone, a dialog else. */
export const QRSheet = forwardRef<HTMLDivElement, QRSheetProps>(
  ({ open, onClose, heading, data, level, title, children, codeRef, closeLabel = 'Đóng', ...rest }, ref) => {
    const headingId = useId();
    return (
      <Root ref={ref} open={open} aria-labelledby={headingId} {...rest} onClose={onClose}>
        <Head>
          <Heading id={headingId}>{heading}</Heading>
          <IconButton onClick={onClose} aria-label={closeLabel} color="inherit">
            <X size={20} aria-hidden />
          </IconButton>
        </Head>
        <Body>
          <Place>
            <QRCode ref={codeRef} data={data} level={level} title={title} fluid />
          </Place>
          {children}
        </Body>
      </Root>
    );
  },
);
QRSheet.displayName = 'QRSheet';
