import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { forwardRef, type HTMLAttributes, use } from 'react';
import { fitsQRCode, type QRLevel } from './capacity';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { qrCode } from '../texts/qrCode';

export interface QRCodeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  data: string;
  /** The side of the symbol in CSS pixels, without its quiet zone. */
  size?: number | undefined;
  level?: QRLevel | undefined;
  /** The smallest symbol version to use, 1 to 40. */
  minVersion?: number | undefined;
  /** Makes the code, including its quiet zone, as wide as its container. `size` is then ignored. */
  fluid?: boolean | undefined;
  /** The accessible name of the code. */
  title?: string | undefined;
}

/** The width of the quiet zone that scanners need, in modules. */
const QUIET_MODULES = 4;

/** White in both modes and in forced colours, because scanners need dark modules on a light background. */
const Background = styled('div')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  lineHeight: 0,
  '&[data-fluid]': { display: 'block', border: 0 },
  '&[data-fluid] svg': { width: '100%' },
  '& svg': { maxWidth: '100%', height: 'auto' },
  borderRadius: radius(12),
  backgroundColor: '#FFFFFF',
  forcedColorAdjust: 'none',
  border: `1px solid ${theme.vars.palette.kit.hairline}`,
}));

/**
 * A QR code with its quiet zone of 4 modules (PAY-3).
 * @throws Error with a Vietnamese message for ErrorBoundaryPanel when the data is too long or `minVersion` is invalid.
 */
export const QRCode = forwardRef<HTMLDivElement, QRCodeProps>(
  ({ data, size = 128, level = 'L', minVersion = 1, fluid = false, title, style, ...rest }, ref) => {
    const texts = use(KitTextsContext)(qrCode);
    if (!Number.isInteger(minVersion) || minVersion < 1 || minVersion > 40) {
      throw new Error(texts.badVersion);
    }
    if (!fitsQRCode(data, level)) throw new Error(texts.tooLong);
    // A symbol of version v is 17 + 4v modules wide, so the smallest version has the widest modules.
    const quietZone = fluid ? 0 : Math.ceil((size * QUIET_MODULES) / (17 + 4 * minVersion));
    return (
      <Background
        ref={ref}
        data-fluid={fluid || undefined}
        style={{ padding: quietZone, ...style }}
        {...rest}
      >
        <QRCodeSVG
          value={data}
          size={size}
          level={level}
          minVersion={minVersion}
          boostLevel={false}
          marginSize={fluid ? QUIET_MODULES : 0}
          title={title ?? texts.title}
          shapeRendering="crispEdges"
        />
      </Background>
    );
  },
);
QRCode.displayName = 'QRCode';
