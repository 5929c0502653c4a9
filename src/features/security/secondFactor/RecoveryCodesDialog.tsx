import { useTranslation } from 'react-i18next';
import type { RecoveryCodes } from '@portal/contract';
import { Box, Button, Copy, Dialog, Download, Text, VisuallyHidden } from '@portal/ui-kit';
import { Column } from '../../../components/layout';
import { saveFile } from '../../../lib/saveFile';
import { copyValue } from '../../../store/copyValue';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import './texts';

const COPY_ID = 'secondFactor:recoveryCodes';

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: '8px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
} as const;

export interface RecoveryCodesDialogProps extends RecoveryCodes {
  username: string;
  open: boolean;
  onClose: () => void;
}

/** The recovery codes, which are shown only once (SAFE-5). */
export const RecoveryCodesDialog = ({ recoveryCodes, username, open, onClose }: RecoveryCodesDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const copied = useAppSelector((state) => state.copied.id === COPY_ID);
  const title = t('factor.fileTitle', { username });
  const text = [title, '', ...recoveryCodes, ''].join('\n');
  const download = () => saveFile(new File([text], 'ma-khoi-phuc.txt', { type: 'text/plain' }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      backdropCloses={false}
      title={t('factor.saveCodes')}
      actions={<Button onClick={onClose}>{t('factor.saved')}</Button>}
    >
      <Column>
        <Text tone="secondary">{t('factor.saveCodesText')}</Text>
        <Box component="ol" sx={listStyle} aria-label={t('factor.codes')}>
          {/* In a replay, the codes are masked and thus equal. */}
          {recoveryCodes.map((code, index) => (
            <li key={`${index}: ${code}`}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <VisuallyHidden role="status">{copied && t('factor.codesCopied')}</VisuallyHidden>
          <Button
            variant="secondary"
            startIcon={<Copy size={18} aria-hidden />}
            onClick={() => void dispatch(copyValue(COPY_ID, text))}
          >
            {t(copied ? 'factor.codesCopied' : 'factor.copyCodes')}
          </Button>
          <Button variant="secondary" startIcon={<Download size={18} aria-hidden />} onClick={download}>
            {t('factor.download')}
          </Button>
        </Box>
      </Column>
    </Dialog>
  );
};
