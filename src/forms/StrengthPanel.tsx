import { useTranslation } from 'react-i18next';
import {
  hasStrength,
  limits,
  missingPasswordClasses,
  passwordClasses,
  passwordClassMessages,
  passwordStrengths,
} from '@portal/contract';
import { StrengthMeter } from '@portal/ui-kit';
import './texts';

/** What a password still lacks, in the words of requirements §5 (VAL-1). */
export const StrengthPanel = ({ password }: { password: string }) => {
  const { t } = useTranslation();
  const missing = missingPasswordClasses(password);
  const longEnough = password.length >= limits.passwordMin;
  // The index of the greatest strength, which a password may have without a lesser one.
  const reached = passwordStrengths
    .map((name) => longEnough && hasStrength(password, name))
    .lastIndexOf(true);
  const strength = passwordStrengths[reached] ?? 'weak';
  return (
    <StrengthMeter
      value={password === '' ? 0 : reached + 2}
      valueText={password === '' ? '' : t(`strength.${strength}`)}
      labels={{ meter: t('strength.meter'), met: t('strength.met'), missing: t('strength.missing') }}
      rules={[
        { text: t('strength.length', { limit: limits.passwordMin }), met: longEnough },
        ...passwordClasses.map((name) => ({
          text: passwordClassMessages[name],
          met: !missing.includes(name),
        })),
      ]}
    />
  );
};
