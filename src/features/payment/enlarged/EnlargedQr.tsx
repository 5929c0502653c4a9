import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { Box, Button, ImageDown, Money, QRSheet, Share2 } from '@portal/ui-kit';
import { accountOf } from '../accountOf';
import type { MethodCode } from '../amounts';
import '../texts';
import { Waiting } from '../parts/Waiting';
import { useCodeTitle } from '../useCodeTitle';
import { canShare, pictureOf, savePicture, sharePicture } from './picture';

export interface EnlargedQrProps {
  method: PaymentMethod;
  code: MethodCode;
  /** Replaces the code once it has been paid (PLAY-2); null until then. */
  success: ReactNode;
  onClose: () => void;
}

/** The outcome of saving or sharing the picture. */
type Outcome = 'saved' | 'failed' | null;

const actions = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 } as const;

/** A method's code, as large as the window allows. It can be saved as a picture, because a phone cannot scan its own screen. */
export const EnlargedQr = ({ method, code: { data, cash }, success, onClose }: EnlargedQrProps) => {
  const { t } = useTranslation();
  const title = useCodeTitle();
  const drawn = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const account = accountOf(method);
  const paid = success !== null;

  const use = async (act: typeof savePicture) => {
    setOutcome(null);
    try {
      const picture = await pictureOf(drawn.current, method, cash, t(account.label));
      setOutcome((await act(picture)) ? 'saved' : null);
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <QRSheet
      open
      onClose={onClose}
      heading={method.label}
      data={paid ? null : data}
      title={title(method, cash)}
      codeRef={drawn}
    >
      {!paid && (
        <div>
          {cash !== null && (
            <Box sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 }}>
              <Money value={cash} unit="VND" />
            </Box>
          )}
          <b>{method.paymentSyntax}</b>
          <div className="secondary">
            {[method.accountName, account.number].filter((value) => value !== '').join(' · ')}
          </div>
        </div>
      )}
      <Waiting shown success={success} />
      {!paid && (
        <>
          <Box sx={actions}>
            <Button onClick={() => void use(savePicture)} startIcon={<ImageDown size={20} aria-hidden />}>
              {t('payment.savePicture')}
            </Button>
            {canShare() && (
              <Button
                variant="quiet"
                onClick={() => void use(sharePicture)}
                startIcon={<Share2 size={20} aria-hidden />}
              >
                {t('payment.share')}
              </Button>
            )}
          </Box>
          <div className="secondary" role="status">
            {t(outcome === null ? 'payment.pictureHint' : `payment.picture.${outcome}`)}
          </div>
        </>
      )}
    </QRSheet>
  );
};
