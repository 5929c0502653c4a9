import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { ModalFrame } from '../Dialog/ModalFrame';
import { QRCode, type QRCodeProps } from './QRCode';

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

const Root = styled(ModalFrame)(({ theme }) => ({
  '& .MuiDialog-paper': {
    maxWidth: 560,
    backgroundImage: `linear-gradient(180deg, ${theme.vars.palette.kit.raised}, ${theme.vars.palette.background.paper})`,
    [theme.breakpoints.down('sm')]: { margin: 0, borderRadius: 0, height: '100%', maxHeight: 'none' },
    '& > :first-of-type': { padding: '8px 8px 0 20px' },
  },
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
  ({ data, level, title, children, codeRef, ...rest }, ref) => (
    <Root ref={ref} headingId={useId()} {...rest}>
      <Body>
        {data !== null && (
          <CodeFrame>
            <QRCode ref={codeRef} data={data} level={level} title={title} fluid />
          </CodeFrame>
        )}
        {children}
      </Body>
    </Root>
  ),
);
QRSheet.displayName = 'QRSheet';
