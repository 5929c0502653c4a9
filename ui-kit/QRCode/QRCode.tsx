import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { forwardRef, type HTMLAttributes } from 'react';
import { fitsQRCode, type QRLevel } from './capacity';

export interface QRCodeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  data: string;
  /** Side of the symbol in CSS pixels, without its quiet zone. */
  size?: number | undefined;
  level?: QRLevel | undefined;
  /** 1 to 40: the smallest symbol to use. */
  minVersion?: number | undefined;
  /** As wide as the place it stands in, its quiet zone included, instead of `size`. */
  fluid?: boolean | undefined;
  /** What the code is, for screen readers. */
  title?: string | undefined;
}

/** Modules of white that a scanner wants around a code. */
const QUIET_MODULES = 4;

/** White in both modes, as scanners want it. */
const Ground = styled('div')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  lineHeight: 0,
  '&[data-fluid]': { display: 'block', border: 0 },
  '&[data-fluid] svg': { width: '100%' },
  '& svg': { maxWidth: '100%', height: 'auto' },
  borderRadius: 12,
  backgroundColor: '#FFFFFF',
  border: `1px solid ${theme.vars.palette.kit.hairline}`,
}));

/**
 * A QR code with its quiet zone of 4 modules (PAY-3).
 * @throws Error with a Vietnamese message, for ErrorBoundaryPanel to show, when the data fits no symbol.
 */
export const QRCode = forwardRef<HTMLDivElement, QRCodeProps>(
  (
    { data, size = 128, level = 'L', minVersion = 1, fluid = false, title = 'Mã QR', style, ...rest },
    ref,
  ) => {
    if (!Number.isInteger(minVersion) || minVersion < 1 || minVersion > 40) {
      throw new Error('Phiên bản mã QR phải từ 1 đến 40.');
    }
    if (!fitsQRCode(data, level)) throw new Error('Dữ liệu quá dài, không thể tạo mã QR.');
    // A symbol of version v is 17 + 4v modules wide; the smallest possible one has the widest modules.
    const quietZone = fluid ? 0 : Math.ceil((size * QUIET_MODULES) / (17 + 4 * minVersion));
    return (
      <Ground ref={ref} data-fluid={fluid || undefined} style={{ padding: quietZone, ...style }} {...rest}>
        <QRCodeSVG
          value={data}
          size={size}
          level={level}
          minVersion={minVersion}
          boostLevel={false}
          marginSize={fluid ? QUIET_MODULES : 0}
          title={title}
          shapeRendering="crispEdges"
        />
      </Ground>
    );
  },
);
QRCode.displayName = 'QRCode';
