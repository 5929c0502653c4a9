import { useTranslation } from 'react-i18next';
import { useField } from 'react-final-form';
import styled from '@emotion/styled';
import type { Zone } from '@portal/contract';
import { Box, Server, radius } from '@portal/ui-kit';
import { SelectFormField } from '@portal/ui-kit/forms';
import '../texts';

const Field = styled.div({ flex: '1 1 0', minWidth: 0 });

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1.25,
  borderRadius: radius(16),
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const badge = {
  position: 'relative',
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  width: 48,
  height: 48,
  flex: 'none',
  borderRadius: radius(12),
  color: 'primary.main',
  bgcolor: 'kit.soft.gold',
} as const;

const state = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.8125rem',
  color: 'success.main',
  fontWeight: 600,
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.main' },
} as const;

/** GAME-2, PLAY-5: the server, and whether it is open. `playable` are the servers that can be chosen. */
export const ServerCard = ({ playable, disabled }: { playable: readonly Zone[]; disabled: boolean }) => {
  const { t } = useTranslation();
  const { input } = useField<string>('zoneId', { subscription: { value: true } });
  const chosen = playable.find(({ id }) => String(id) === input.value);
  return (
    <Box sx={card}>
      <Box sx={badge} aria-hidden>
        <Server size={24} />
      </Box>
      <Field>
        <SelectFormField
          name="zoneId"
          label={t('recharge.zone')}
          placeholder={t('recharge.chooseZone')}
          options={playable.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={disabled}
        />
      </Field>
      {chosen?.state === 'ACTIVE' && <Box sx={state}>{t('recharge.zoneOpen')}</Box>}
    </Box>
  );
};
