import { useTranslation } from 'react-i18next';
import type { Passkey } from '@portal/contract';
import { Button, Smartphone, Text, VisuallyHidden } from '@portal/ui-kit';
import { formatDateTime } from '../../../lib/dates';
import { Name, Row } from '../activity/Activity.styles';
import './texts';

/** One passkey; any can be removed. */
export const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const { t } = useTranslation();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Row>
      <Smartphone size={24} aria-hidden />
      <div>
        <Name>
          <Text as="span" strong>
            {name}
          </Text>
        </Name>
        {createdAt !== null && (
          <Text tone="secondary" size="small">
            {t('passkeys.created', { time: formatDateTime(createdAt) })}
          </Text>
        )}
        <Text tone="secondary" size="small">
          {lastUsedAt === null
            ? t('passkeys.unused')
            : t('passkeys.used', { time: formatDateTime(lastUsedAt) })}
        </Text>
      </div>
      <Button variant="secondary" onClick={onRemove}>
        {t('passkeys.remove')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Row>
  );
};
