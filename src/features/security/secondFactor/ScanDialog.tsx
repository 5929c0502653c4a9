import { useTranslation } from 'react-i18next';
import type { ConfirmTotpPayload, TotpSetup } from '@portal/contract';
import { Box, CopyableValue, QRCode, Text, TextLink } from '@portal/ui-kit';
import { CodeField } from '@portal/ui-kit/forms';
import type { PortalError } from '../../../api/portalError';
import { EditDialog } from '../../../forms/EditDialog';
import { useValidatedForm, type PickRules } from '../../../forms/useValidatedForm';
import { useIsTouchDevice } from '../../../hooks/useIsTouchDevice';
import { copyValue } from '../../../store/copyValue';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import './texts';

const initialValues: ConfirmTotpPayload = { totpCode: '' };
const fields = Object.keys(initialValues);
const pick: PickRules = (rules) => rules.confirmTotpPayload;

const QR_SIZE = 176;
const COPY_ID = 'secondFactor:secret';

/** 'ABCD EFGH …': easier to type into a phone. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export interface ScanDialogProps {
  setup: TotpSetup;
  open: boolean;
  onClose: () => void;
  /** Resolves with the error, or with null for success. */
  confirm: (payload: ConfirmTotpPayload) => Promise<PortalError | null>;
}

/** Gives the secret to an authenticator app, by QR code, link or text, and takes its first code (SAFE-5). */
export const ScanDialog = ({ setup: { totpSecret, totpUri }, open, onClose, confirm }: ScanDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const copied = useAppSelector((state) => state.copied.id === COPY_ID);
  const isTouch = useIsTouchDevice();
  const form = useValidatedForm<ConfirmTotpPayload>(pick, fields, confirm);
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t('factor.scan')}
      submitLabel={t('factor.confirm')}
      busyLabel={t('factor.working')}
      form={form}
      initialValues={initialValues}
    >
      <Text tone="secondary">{t('factor.scanText')}</Text>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <QRCode data={totpUri} size={QR_SIZE} level="M" title={t('factor.qr')} />
        {isTouch && <TextLink href={totpUri}>{t('factor.openApp')}</TextLink>}
      </Box>
      <CopyableValue
        label={t('factor.secret')}
        value={inGroups(totpSecret)}
        copied={copied}
        copiedText={t('factor.secretCopied')}
        onCopy={() => void dispatch(copyValue(COPY_ID, totpSecret))}
      />
      <CodeField name="totpCode" label={t('factor.firstCode')} />
    </EditDialog>
  );
};
